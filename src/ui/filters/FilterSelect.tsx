import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

type Props = {
  /** Keys of texts. */
  label: string;
  any: string;
  choices: readonly { id: string; name: string }[];
  /** The id of the choice that filters now; of none of them, nothing does. */
  applied: string;
  /** '': any. */
  onChoose: (id: string) => void;
};

/** The select of a quick filter; what a choice filters by is for whoever shows it. */
export const FilterSelect = ({ label, any, choices, applied, onChoose }: Props) => {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate(label)}
      value={choices.some(({ id }) => id === applied) ? applied : ''}
      onChange={event => onChoose(event.target.value)}
    >
      <MenuItem value="">{translate(any)}</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};
