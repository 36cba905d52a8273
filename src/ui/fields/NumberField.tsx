import { useFieldValue } from 'react-admin';
import { formatNumber } from '#domain/figures';

type Props = { source?: string; value?: number | null; unit?: string };

/** `1.234 kg` of the record around, or of `value`: `<NumberField source="weight" unit="kg" />`. */
export const NumberField = ({ source, value, unit }: Props) => {
  const found: unknown = useFieldValue({ source: source ?? '' });
  const number = value === undefined ? found : value;
  if (typeof number !== 'number') return null;
  return <span style={{ whiteSpace: 'nowrap' }}>{`${formatNumber(number)}${unit ? ` ${unit}` : ''}`}</span>;
};
