import { useFieldValue } from 'react-admin';
import { formatEuros } from '#domain/figures';

/** `1.234,56 €` of the record around, or of `value`: `<MoneyField source="total" />`. */
export const MoneyField = ({ source, value }: { source?: string; value?: number | null }) => {
  const found: unknown = useFieldValue({ source: source ?? '' });
  const euros = value === undefined ? found : value;
  return <span style={{ whiteSpace: 'nowrap' }}>{typeof euros === 'number' ? formatEuros(euros) : ''}</span>;
};
