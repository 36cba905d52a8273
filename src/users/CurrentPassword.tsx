import { PasswordInput, useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useViewer } from '../ui/viewer.tsx';

/** Asked of who changes how he himself comes in: name, e-mail or password. */
export const CurrentPassword = () => {
  const { id } = useViewer();
  const user = useRecordContext();
  const { dirtyFields } = useFormState();
  const isAsked = user?.id === id && ['username', 'email', 'password'].some(name => dirtyFields[name]);
  if (!isAsked) return null;
  return (
    <PasswordInput
      source="currentPassword"
      fullWidth
      isRequired
      helperText="resources.users.help.currentPassword"
      autoComplete="current-password"
    />
  );
};
