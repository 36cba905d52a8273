import { Box } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { REQUIREMENTS, type Requirement, withExclusiveFlags } from '#domain/loads/requirements';
import { useField } from '../forms/formScope.ts';
import { SwitchInput } from './SwitchInput.tsx';

type Props = {
  /** Field names, the requirements of a vehicle by themselves. */
  sources?: readonly string[];
  /** Where they are: `neededVehicle.requirements`. */
  prefix?: string;
  /** Of a company, which may have both a frigo and a lona: nothing clears anything. */
  independent?: boolean;
};

/**
 * Switches in a row; of a vehicle and of what a route asks for, Frigo and Lona clear each other (Spec 4): `<FlagInputs />`,
 * `<FlagInputs sources={['isPalleted']} />`.
 */
export const FlagInputs = ({ sources = REQUIREMENTS, prefix, independent }: Props) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))', columnGap: 2 }}>
    {sources.map(name => (
      <Flag key={name} name={name} prefix={prefix} independent={independent} />
    ))}
  </Box>
);

type FlagProps = { name: string } & Omit<Props, 'sources'>;

const Flag = ({ name, prefix, independent }: FlagProps) => {
  const source = prefix ? `${prefix}.${name}` : name;
  const { disabled, hidden, resource } = useField(source);
  const { getValues, setValue } = useFormContext();
  if (hidden) return null;
  const clearOthers = (checked: boolean) => {
    if (independent || !isRequirement(name)) return;
    const flags = (prefix ? getValues(prefix) : getValues()) ?? {};
    const after = withExclusiveFlags({ ...flags, [name]: checked }, name);
    for (const other of REQUIREMENTS)
      if (other !== name && after[other] !== flags[other])
        setValue(prefix ? `${prefix}.${other}` : other, after[other], { shouldDirty: true, shouldValidate: true });
  };
  return (
    <SwitchInput
      source={source}
      label={`resources.${resource}.fields.${source}`}
      disabled={disabled}
      helperText={false}
      onChange={event => clearOthers(event.target.checked)}
    />
  );
};

const isRequirement = (name: string): name is Requirement => (REQUIREMENTS as readonly string[]).includes(name);
