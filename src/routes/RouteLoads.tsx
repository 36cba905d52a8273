import AddIcon from '@mui/icons-material/Add';
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useField } from '../ui/formScope.ts';
import { Section } from '../ui/Section.tsx';
import { LoadLine } from './LoadLine.tsx';
import { LoadTotals } from './LoadTotals.tsx';
import { PickLoads } from './PickLoads.tsx';
import { useChosenLoads } from './useChosenLoads.ts';

const SOURCE = 'loadIds';

const moved = (ids: readonly number[], from: number, to: number): number[] => {
  const others = ids.filter((_, index) => index !== from);
  return [...others.slice(0, to), ids[from] ?? 0, ...others.slice(to)];
};

/** The orders of a route in the order they are driven: added, taken off, moved up and down, and added up. */
export const RouteLoads = () => {
  const translate = useTranslate();
  const { disabled } = useField(SOURCE);
  const [isPicking, setIsPicking] = useState(false);
  const { field, fieldState } = useController({ name: SOURCE });
  const ids: number[] = Array.isArray(field.value) ? field.value : [];
  const { chosen, dropped } = useChosenLoads(ids);
  const problem = fieldState.error?.message;
  return (
    <Section
      title="resources.routes.sections.loads"
      actions={
        !disabled && (
          <Button variant="outlined" size="small" startIcon={<AddIcon />} onClick={() => setIsPicking(true)}>
            {translate('resources.routes.actions.addLoads')}
          </Button>
        )
      }
    >
      {ids.length === 0 && (
        <Typography color="text.secondary" variant="body2">
          {translate('resources.routes.help.noLoadsYet')}
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {ids.map((id, index) => (
          <LoadLine
            key={id}
            id={id}
            load={chosen.get(id)}
            {...(!disabled && {
              onUp: index > 0 ? () => field.onChange(moved(ids, index, index - 1)) : null,
              onDown: index < ids.length - 1 ? () => field.onChange(moved(ids, index, index + 1)) : null,
              onRemove: () => field.onChange(ids.filter(each => each !== id)),
            })}
          />
        ))}
      </Box>
      {problem && <FormHelperText error>{translate(problem, { _: problem })}</FormHelperText>}
      {ids.length > 0 && <LoadTotals loads={ids.flatMap(id => chosen.get(id) ?? [])} />}
      {isPicking && (
        <PickLoads
          taken={ids}
          dropped={dropped}
          onClose={() => setIsPicking(false)}
          onPick={picked => field.onChange([...ids, ...picked])}
        />
      )}
    </Section>
  );
};
