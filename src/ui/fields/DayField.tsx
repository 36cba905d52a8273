import { useFieldValue } from 'react-admin';
import { formatDay } from '#domain/dates';

/** `21-11-2026` of the record around, or of `value`: `<DayField source="pickupDate" />`. */
export const DayField = ({ source, value }: { source?: string; value?: string | null }) => {
  const found: unknown = useFieldValue({ source: source ?? '' });
  const day = value === undefined ? found : value;
  return <span style={{ whiteSpace: 'nowrap' }}>{typeof day === 'string' ? formatDay(day) : ''}</span>;
};
