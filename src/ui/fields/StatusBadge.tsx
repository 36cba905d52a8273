import { useFieldValue } from 'react-admin';
import { StatusChip } from './StatusChip.tsx';
import { useChoiceText } from '../inputs/useChoices.ts';

type Props = {
  /** The field in the record around; 'status' by itself. */
  source?: string;
  value?: string | number | null;
  /** Where the texts are: `resources.<resource>.choices.<field>`. */
  field?: string;
  resource?: string;
};

/** A status as a coloured chip with its text (Spec 4): `<StatusBadge />`, `<StatusBadge resource="loads" value="loaded" />`. */
export const StatusBadge = ({ source = 'status', value, field, resource }: Props) => {
  const found: unknown = useFieldValue({ source });
  const status = value === undefined ? found : value;
  const textOf = useChoiceText(field ?? source, resource);
  if (status === null || status === undefined || status === '') return null;
  return <StatusChip status={String(status)} label={textOf(status)} />;
};
