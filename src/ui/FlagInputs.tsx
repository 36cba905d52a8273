import { Box } from '@mui/material';
import { BooleanInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { REQUIREMENTS, type Requirement, withExclusiveFlags } from '#domain/requirements';
import { useField } from './formScope.ts';

type Props = {
  /** Field names, the requirements of a vehicle by themselves. */
  sources?: readonly string[];
  /** Where they are: `neededVehicle.requirements`. */
  prefix?: string;
};

/** Switches in a row; Frigo and Lona clear each other (Spec 4): `<FlagInputs />`, `<FlagInputs sources={['isPalleted']} />`. */
export const FlagInputs = ({ sources = REQUIREMENTS, prefix }: Props) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))', columnGap: 2 }}>
    {sources.map(name => (
      <Flag key={name} name={name} prefix={prefix} />
    ))}
  </Box>
);

const Flag = ({ name, prefix }: { name: string; prefix?: string }) => {
  const source = prefix ? `${prefix}.${name}` : name;
  const { disabled, hidden, resource } = useField(source);
  const { getValues, setValue } = useFormContext();
  if (hidden) return null;
  const clearOthers = (checked: boolean) => {
    if (!isRequirement(name)) return;
    const flags = (prefix ? getValues(prefix) : getValues()) ?? {};
    const after = withExclusiveFlags({ ...flags, [name]: checked }, name);
    for (const other of REQUIREMENTS)
      if (other !== name && after[other] !== flags[other])
        setValue(prefix ? `${prefix}.${other}` : other, after[other], { shouldDirty: true, shouldValidate: true });
  };
  return (
    <BooleanInput
      source={source}
      label={`resources.${resource}.fields.${source}`}
      disabled={disabled}
      helperText={false}
      onChange={event => clearOthers(event.target.checked)}
    />
  );
};

const isRequirement = (name: string): name is Requirement => (REQUIREMENTS as readonly string[]).includes(name);
