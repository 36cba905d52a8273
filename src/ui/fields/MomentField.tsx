import { useFieldValue } from 'react-admin';
import { formatMoment } from './moment.ts';

/** `21-11-2026 09:30`, in Spain's time, of the record around, or of `value`: `<MomentField source="createdAt" />`. */
export const MomentField = ({ source, value }: { source?: string; value?: string | null }) => {
  const found: unknown = useFieldValue({ source: source ?? '' });
  const moment = value === undefined ? found : value;
  return <span style={{ whiteSpace: 'nowrap' }}>{typeof moment === 'string' ? formatMoment(moment) : ''}</span>;
};
