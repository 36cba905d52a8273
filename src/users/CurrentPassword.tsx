import { PasswordInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useViewer } from '../ui/pages/viewer.tsx';
import { isProofAsked } from './accountErrors.ts';

/** Asked of who changes how he himself comes in: name, e-mail or password. */
export const CurrentPassword = () => {
  const viewer = useViewer();
  const user = useRecordContext();
  const values = useWatch();
  if (!user || !isProofAsked(viewer, values, user)) return null;
  return (
    <PasswordInput
      source="currentPassword"
      fullWidth
      isRequired
      slotProps={{ htmlInput: { 'aria-required': true } }}
      helperText="resources.users.help.currentPassword"
      autoComplete="current-password"
    />
  );
};
