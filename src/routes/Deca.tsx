import DocumentIcon from '@mui/icons-material/PictureAsPdfOutlined';
import QrIcon from '@mui/icons-material/QrCode2';
import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { decaWarning, type DecaView } from '#domain/loads/deca';
import { formatMoment } from '../ui/fields/moment.ts';
import { FilePreview } from '../ui/files/FilePreview.tsx';
import { SaveFirst } from '../ui/forms/SaveFirst.tsx';
import { useIsUnsaved } from '../ui/forms/UnsavedProvider.tsx';
import { useAction } from '../ui/actions/useAction.ts';
import { useCan, useViewer } from '../ui/pages/viewer.tsx';
import { DecaCode } from './DecaCode.tsx';
import type { RouteView } from './RouteView.ts';
import { decaFile, useDeca } from './useDeca.ts';

const say = (key: string) => `resources.routes.deca.${key}`;
/** For a thumb on a phone. */
const BIG = { minHeight: { xs: 48, sm: 0 }, flex: { xs: '1 1 140px', sm: '0 0 auto' } };

/**
 * The control document of a confirmed route: to be read, and its code to be shown to whoever stops the lorry, also when
 * what it says isn't so any more; and why there is none, or should be another.
 */
export const Deca = ({ route }: { route: RouteView }) => {
  const translate = useTranslate();
  const { role } = useViewer();
  const deca = useDeca(route);
  if (!deca || deca.state === 'waiting' || route.disabled) return null;
  const warning = decaWarning(deca, role);
  return (
    <>
      {deca.state === 'international' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('errors.deca.international')}
        </Alert>
      )}
      {warning && <Warning route={route} warning={warning} mayBeMade={!deca.problems.length} />}
      {deca.url && <Shown route={route} deca={deca} />}
      {!!deca.earlier?.length && <Earlier earlier={deca.earlier} />}
    </>
  );
};

/** What an inspector may ask for months later: which document there was on that day. */
const Earlier = ({ earlier }: Required<Pick<DecaView, 'earlier'>>) => {
  const translate = useTranslate();
  return (
    <Typography
      variant="body2"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: -1, mb: 2, '& > *': { py: { xs: 0.75, sm: 0 } } }}
    >
      <span>{translate(say('earlier'))}</span>
      {earlier.map(({ url, createdAt }) => (
        <Link key={url} href={url}>
          {formatMoment(createdAt)}
        </Link>
      ))}
    </Typography>
  );
};

const Shown = ({ route, deca }: { route: RouteView; deca: DecaView }) => {
  const translate = useTranslate();
  const [shown, setShown] = useState<'paper' | 'code' | null>(null);
  const close = () => setShown(null);
  const { path, name } = decaFile(route, translate);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      <Button variant="outlined" startIcon={<DocumentIcon />} sx={BIG} onClick={() => setShown('paper')}>
        {translate(say('see'))}
      </Button>
      <Button variant="outlined" startIcon={<QrIcon />} sx={BIG} onClick={() => setShown('code')}>
        {translate(say('code'))}
      </Button>
      <FilePreview file={shown === 'paper' ? { src: path, title: name } : null} onClose={close} />
      <DecaCode deca={deca} isOpen={shown === 'code'} onClose={close} />
    </Box>
  );
};

type WarningProps = { route: RouteView; warning: string; mayBeMade: boolean };

const Warning = ({ route, warning, mayBeMade }: WarningProps) => {
  const translate = useTranslate();
  const may = useCan();
  const isUnsaved = useIsUnsaved();
  const make = useAction(provider => provider.call('POST', `/routes/${route.id}/deca`), { invalidates: ['routes'] });
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        mayBeMade &&
        may('update', 'routes') && (
          <Button color="inherit" size="small" onClick={make.run} disabled={make.isPending || isUnsaved}>
            {translate(say('make'))}
          </Button>
        )
      }
    >
      {translate(warning)}
      <SaveFirst />
    </Alert>
  );
};
