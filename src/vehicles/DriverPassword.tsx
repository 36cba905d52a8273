import { Button } from '@mui/material';
import { PasswordInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { sayablePassword } from '#domain/passwords';

const randomBelow = (below: number): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below;

/** The driver's password, in sight: who types it has to pass it on. One that is easy to say is proposed. */
export const DriverPassword = ({ isNew, label }: { isNew: boolean; label: string }) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const propose = () =>
    setValue('password', sayablePassword(randomBelow), { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <>
      <PasswordInput
        source="password"
        label={label}
        fullWidth
        initiallyVisible
        isRequired={!isNew}
        helperText={isNew ? 'resources.vehicles.help.driverLink' : undefined}
        autoComplete="new-password"
      />
      <Button size="small" onClick={propose}>
        {translate('resources.vehicles.actions.driverPropose')}
      </Button>
    </>
  );
};
