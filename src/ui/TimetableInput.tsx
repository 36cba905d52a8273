import { ArrayInput, SimpleFormIterator, TextInput } from 'react-admin';
import { useField } from './formScope.ts';

/** Pairs of opening and closing time, several a day (Spec 3): `<TimetableInput source="timeWindow" />`. */
export const TimetableInput = ({ source, label }: { source: string; label?: string }) => {
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
      sx={{ width: { xs: '100%', sm: 150 } }}
    />
  );
  return (
    <ArrayInput source={source} label={label}>
      <SimpleFormIterator inline disableReordering disabled={disabled}>
        {time('openTime')}
        {time('closeTime')}
      </SimpleFormIterator>
    </ArrayInput>
  );
};
