import { PasswordInput, useRecordContext, useTranslate } from 'react-admin';
import { MIN_PASSWORD } from '#domain/passwords';
import { useField } from '../ui/formScope.ts';

/** A new password: asked of a new account, optional on one that has its own. */
export const PasswordField = () => {
  const { disabled } = useField('password');
  const translate = useTranslate();
  const isNew = useRecordContext()?.id === undefined;
  return (
    <PasswordInput
      source="password"
      fullWidth
      isRequired={isNew}
      slotProps={{ htmlInput: { 'aria-required': isNew } }}
      disabled={disabled}
      helperText={translate(`resources.users.help.${isNew ? 'newPassword' : 'password'}`, { min: MIN_PASSWORD })}
      autoComplete="new-password"
    />
  );
};
