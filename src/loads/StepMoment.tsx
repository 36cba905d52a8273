import { Box, Button, FormHelperText, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { dayOf, toWireDay } from '#domain/dates';
import { lastMoment } from '#domain/loads/tracking';
import { momentAt } from '#domain/moments/momentAt';
import { formatMoment, reportedMoment } from '#domain/moments';
import { DayPick } from '../ui/inputs/DayPick.tsx';
import type { LoadView } from './LoadView.ts';

/** `2026-11-20T09:30` */
const MINUTES = 16;

/** As it is typed: `at` is the moment (ISO) it comes to, null while that can't be one of this step. */
export type TypedMoment = { day: string | null; time: string; at: string | null };

type Props = {
  load: LoadView;
  /** Null before anything was typed. */
  value: TypedMoment | null;
  onChange: (typed: TypedMoment) => void;
  onNow: () => void;
  /** Somebody meant to go on with what isn't a moment yet. */
  isTried: boolean;
};

/** What is wrong with a moment (ISO) for the next step: not possible, or before the step that precedes it. */
const problemOf = (at: string | null, before: string | null): string | null => {
  if (!at) return 'whole';
  if (!reportedMoment(at, new Date())) return 'possible';
  // To the minute, as both are shown; of the same one the server takes the later.
  return before && at.slice(0, MINUTES) < before.slice(0, MINUTES) ? 'before' : null;
};

/** On the day of the step before it: who notes a trip afterwards says it once. */
const proposed = (before: string | null): TypedMoment => ({
  day: toWireDay(dayOf(before ? new Date(before) : new Date())),
  time: '',
  at: null,
});

/** When the next step of a load was done, by the clock in Spain. */
export const StepMoment = ({ load, value, onChange, onNow, isTried }: Props) => {
  const translate = useTranslate();
  const before = lastMoment(load);
  const typed = value ?? proposed(before);
  const text = (name: string, args = {}) => translate(`resources.loads.moment.${name}`, args);
  const problem = problemOf(typed.day && momentAt(typed.day, typed.time), before);
  const isSaid = problem && (isTried || (problem !== 'whole' && typed.time));
  const change = (changed: Partial<TypedMoment>) => {
    const { day, time } = { ...typed, ...changed };
    const at = day && momentAt(day, time);
    onChange({ day, time, at: problemOf(at, before) ? null : at });
  };
  return (
    <Box component="fieldset" aria-label={text('question')} sx={{ mt: 2, mx: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box sx={{ display: 'grid', columnGap: 1, alignItems: 'start', gridTemplateColumns: { sm: '1fr 130px auto' } }}>
        <DayPick label={text('day')} value={typed.day} onChange={day => change({ day })} />
        <TextField
          size="small"
          type="time"
          label={text('time')}
          value={typed.time}
          onChange={({ target }) => change({ time: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ my: 1 }}
        />
        <Button onClick={onNow} sx={{ height: 40, my: 1 }}>
          {text('now')}
        </Button>
      </Box>
      {isSaid && (
        <FormHelperText error role="alert">
          {text(`problems.${problem}`, { before: formatMoment(before) })}
        </FormHelperText>
      )}
    </Box>
  );
};
