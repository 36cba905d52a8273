import { PasswordInput, useRecordContext, useTranslate } from 'react-admin';
import { MIN_PASSWORD } from '#domain/passwords';
import { useField } from '../ui/forms/formScope.ts';
import { useViewer } from '../ui/pages/viewer.tsx';

/** A new password: asked of a new account, optional on one that has its own. */
export const PasswordField = () => {
  const { disabled } = useField('password');
  const translate = useTranslate();
  const viewer = useViewer();
  const id = useRecordContext()?.id;
  const isNew = id === undefined;
  const help = isNew ? 'newPassword' : id === viewer.id ? 'password' : 'otherPassword';
  return (
    <PasswordInput
      source="password"
      fullWidth
      isRequired={isNew}
      slotProps={{ htmlInput: { 'aria-required': isNew } }}
      disabled={disabled}
      helperText={translate(`resources.users.help.${help}`, { min: MIN_PASSWORD })}
      autoComplete="new-password"
    />
  );
};
