import { Box } from '@mui/material';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { postalCodeWarning, provinceOf } from '#domain/identifiers/postalCode';
import { WARNING_LOOK } from './warningLook.ts';

type Somewhere = Parameters<typeof postalCodeWarning>[0];

type Props = { source: string; label: (part: string) => string; disabled?: boolean; onChange: () => void };

/** The postal code of an address: it fills in the province that nobody typed, and says when the two disagree. */
export const PostalCodeInput = ({ source, label, disabled, onChange }: Props) => {
  const { setValue, getValues } = useFormContext();
  const address: Somewhere = useWatch({ name: source }) ?? {};
  const warning = disabled ? null : postalCodeWarning(address);
  const fillProvince = () => {
    const typed: Somewhere = getValues(source) ?? {};
    const province = typed.postalCode && !typed.county?.trim() ? provinceOf(typed) : null;
    if (province) setValue(`${source}.county`, province.name, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Box sx={WARNING_LOOK}>
      <TextInput
        source={`${source}.postalCode`}
        label={label('postalCode')}
        fullWidth
        disabled={disabled}
        onChange={onChange}
        onBlur={fillProvince}
        helperText={warning ?? undefined}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
    </Box>
  );
};
