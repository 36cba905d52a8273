import AddIcon from '@mui/icons-material/Add';
import { Button, FormHelperText, Typography } from '@mui/material';
import { useRecordContext, useTranslate, ValidationError } from 'react-admin';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { loadLabel } from '#domain/loads';
import { nextStep } from '#domain/loads/tracking';
import { useField } from '../ui/forms/formScope.ts';
import { SaveFirst } from '../ui/forms/SaveFirst.tsx';
import { Section } from '../ui/forms/Section.tsx';
import { SortableList } from '../ui/inputs/SortableList.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { LoadDays } from './LoadDays.tsx';
import { LoadLine } from './LoadLine.tsx';
import { LoadTotals } from './LoadTotals.tsx';
import { PickLoads } from './PickLoads.tsx';
import { RemoveLoad } from './RemoveLoad.tsx';
import type { RouteView } from './RouteView.ts';
import { useChosenLoads } from './useChosenLoads.ts';

const SOURCE = 'loadIds';

const moved = (ids: readonly number[], from: number, to: number): number[] => {
  const others = ids.filter((_, index) => index !== from);
  return [...others.slice(0, to), ids[from] ?? 0, ...others.slice(to)];
};

const nameOf = (id: number): string => loadLabel({ id });

/** The orders of a route in the order they are driven: added, taken off, put in order, and added up. */
export const RouteLoads = () => {
  const translate = useTranslate();
  const { role } = useViewer();
  const { disabled } = useField(SOURCE);
  const [isPicking, setIsPicking] = useState(false);
  const { field, fieldState } = useController({ name: SOURCE });
  const ids: number[] = Array.isArray(field.value) ? field.value : [];
  const { chosen, dropped } = useChosenLoads(ids);
  const isFinished = useRecordContext<RouteView>()?.status === 'finished';
  const problem = fieldState.error?.message;
  const loads = ids.flatMap(id => chosen.get(id) ?? []);
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
      {/* The office reads it beside its own buttons (RouteActions). */}
      {role === 'carrier' && loads.some(nextStep) && <SaveFirst />}
      <SortableList
        ids={ids}
        nameOf={nameOf}
        fixed={disabled}
        onMove={(from, to) => field.onChange(moved(ids, from, to))}
        renderActions={id => (
          <RemoveLoad id={id} load={chosen.get(id)} onRemove={() => field.onChange(ids.filter(each => each !== id))} />
        )}
      >
        {id => <LoadLine id={id} load={chosen.get(id)} />}
      </SortableList>
      {isFinished && !disabled && <FormHelperText>{translate('resources.routes.help.reopens')}</FormHelperText>}
      {problem && (
        <FormHelperText error role="alert">
          <ValidationError error={problem} />
        </FormHelperText>
      )}
      {ids.length > 0 && <LoadTotals loads={loads} />}
      <LoadDays loads={loads} />
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
