import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { ArrayInput, SimpleFormIterator, TextInput, useSimpleFormIterator, useTranslate } from 'react-admin';
import { useField } from '../forms/formScope.ts';

/** A line fits on a phone, its own button in sight and beside what it removes. */
const REMOVABLE = {
  '& .RaSimpleFormIterator-line': { py: 0.5, justifyContent: 'flex-start' },
  '& .RaSimpleFormIterator-form': { flex: '0 1 auto', flexDirection: 'row' },
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
};

/** Pairs of opening and closing time, several a day (Spec 3): `<TimetableInput source="timeWindow" />`. */
export const TimetableInput = ({ source, label }: { source: string; label?: string | false }) => {
  const { disabled, hidden, resource } = useField(source);
  if (hidden) return null;
  const time = (name: string) => (
    <TextInput
      source={name}
      type="time"
      label={`resources.${resource}.fields.${source}.${name}`}
      helperText={false}
      disabled={disabled}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: { xs: 138, sm: 150 } }}
    />
  );
  return (
    <ArrayInput source={source} label={label} helperText={false}>
      <SimpleFormIterator
        inline
        disableReordering
        disableClear
        disabled={disabled}
        addButton={<AddOpening />}
        sx={REMOVABLE}
      >
        {time('openTime')}
        {time('closeTime')}
      </SimpleFormIterator>
    </ArrayInput>
  );
};

const AddOpening = () => {
  const { add } = useSimpleFormIterator();
  const translate = useTranslate();
  return (
    <Button size="small" startIcon={<AddIcon />} onClick={() => add()}>
      {translate('app.timetable.add')}
    </Button>
  );
};
