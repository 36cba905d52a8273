import { Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { lazyPart } from '../pages/lazyPart.tsx';
import { HALF_DAY } from './dayValue.ts';

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
  const [isHalf, setHalf] = useState(false);
  return (
    <TypedDay
      label={label}
      value={isHalf ? HALF_DAY : value}
      onChange={day => {
        setHalf(day === HALF_DAY);
        onChange(day === HALF_DAY ? null : day);
      }}
      slotProps={{
        textField: {
          size: 'small',
          fullWidth: true,
          error: isHalf,
          helperText: isHalf ? translate('app.day.invalid') : undefined,
        },
      }}
    />
  );
};
