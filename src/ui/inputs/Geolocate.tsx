import PlaceIcon from '@mui/icons-material/Place';
import { Box, Button, List, ListItemButton, ListItemText, Paper, Typography } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Candidate } from '../../provider/provider.ts';
import { useAction } from '../actions/useAction.ts';

/** What a candidate fills in; the name of the place and "other" stay as typed. */
const FILLED = ['street', 'houseNumber', 'postalCode', 'city', 'county', 'country', 'countryCode'] as const;
const DEGREES = ['latitude', 'longitude'] as const;

/** Looks the typed text up and offers what was found; a failure keeps what was typed (Spec 7, Design 9). */
export const Geolocate = ({ source, label }: { source: string; label: string }) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const typed: unknown = useWatch({ name: `${source}.geocoder` });
  const text = typeof typed === 'string' ? typed.trim() : '';
  const [candidates, setCandidates] = useState<Candidate[] | null>(null);
  // react-admin's text field keeps the reference to its input for itself.
  const box = useRef<HTMLDivElement>(null);
  const { run, isPending } = useAction(provider => provider.geolocate(text), {
    error: 'errors.geocoder',
    onSuccess: setCandidates,
  });
  const canSearch = text !== '' && !isPending;
  // Enter searches here: saving with an address that was only typed to be looked up is never meant.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (canSearch) run();
  };
  const options = { shouldDirty: true, shouldValidate: true };
  const pick = (candidate: Candidate) => {
    for (const part of FILLED) setValue(`${source}.${part}`, candidate[part] ?? null, options);
    for (const part of DEGREES)
      setValue(`${source}.${part}`, candidate[part] == null ? null : String(candidate[part]), options);
    setCandidates(null);
    box.current?.querySelector('input')?.focus();
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Box ref={box} sx={{ flex: '1 1 240px' }} onKeyDown={onKeyDown}>
          <TextInput source={`${source}.geocoder`} label={label} fullWidth helperText={false} />
        </Box>
        <Button variant="outlined" startIcon={<PlaceIcon />} disabled={!canSearch} onClick={run}>
          {translate(isPending ? 'app.geolocate.searching' : 'app.geolocate.button')}
        </Button>
      </Box>
      <Box aria-live="polite">
        {candidates?.length === 0 && <Typography sx={{ py: 1 }}>{translate('app.geolocate.nothing')}</Typography>}
        {!!candidates?.length && (
          <Paper variant="outlined" sx={{ mb: 1 }}>
            <List dense aria-label={translate('app.geolocate.choose')}>
              {candidates.map((candidate, index) => (
                <ListItemButton
                  key={`${candidate.label}${index}`}
                  autoFocus={index === 0}
                  onClick={() => pick(candidate)}
                >
                  <ListItemText primary={candidate.label} />
                </ListItemButton>
              ))}
            </List>
          </Paper>
        )}
      </Box>
    </>
  );
};
