import { Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { lazyPart } from '../pages/lazyPart.tsx';
import { dayProblem } from './dayValue.ts';

/** As large as several lists: where a day is asked for beside one, only who is asked waits for the calendar. */
const TypedDay = lazyPart(
  () => import('./TypedDay.tsx'),
  'TypedDay',
  <Skeleton variant="rounded" height={40} sx={{ my: 1 }} />,
);

type Props = { label: string; value: unknown; onChange: (day: string | null) => void };

/** A day outside of a form, `YYYY/MM/DD`; null until it is whole. */
export const DayPick = ({ label, value, onChange }: Props) => {
  const translate = useTranslate();
  const [wrong, setWrong] = useState<string | null>(null);
  const problem = dayProblem(wrong);
  return (
    <TypedDay
      label={label}
      value={wrong ?? value}
      onChange={day => {
        const isDay = !dayProblem(day);
        setWrong(isDay ? null : day);
        onChange(isDay ? day : null);
      }}
      slotProps={{
        textField: {
          size: 'small',
          fullWidth: true,
          error: !!problem,
          helperText: problem && translate(problem),
        },
      }}
    />
  );
};
