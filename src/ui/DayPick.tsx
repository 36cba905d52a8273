import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { HALF_DAY } from './dayValue.ts';
import { TypedDay } from './TypedDay.tsx';

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
