import { Chip } from '@mui/material';
import { useFieldValue } from 'react-admin';
import { STATUS_COLOURS } from './statusColours.ts';
import { useChoiceText } from './useChoices.ts';

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
  const { background, text } = STATUS_COLOURS[String(status)] ?? STATUS_COLOURS.none;
  return <Chip size="small" label={textOf(status)} sx={{ bgcolor: background, color: text, fontWeight: 600 }} />;
};
