import { MenuItem, TextField } from '@mui/material';
import { useChoiceText } from '../inputs/useChoices.ts';
import type { ListField } from '../lists/useListFields.ts';

type Props = { field: ListField; label: string; value: unknown; onChange: (value: unknown) => void };

/** One of a field's choices, to filter by. */
export const ChoiceFilter = ({ field, label, value, onChange }: Props) => {
  const textOf = useChoiceText(field.name);
  const numeric = field.spec.choices?.every(choice => /^\d+$/.test(choice));
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value ?? ''}
      onChange={event => onChange(numeric ? Number(event.target.value) : event.target.value)}
    >
      {field.spec.choices?.map(choice => (
        <MenuItem key={choice} value={choice}>
          {textOf(choice)}
        </MenuItem>
      ))}
    </TextField>
  );
};
