import { Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { MomentField } from '../ui/fields/MomentField.tsx';

/** When the account around was last used. */
export const LastLogin = () => {
  const user = useRecordContext();
  const translate = useTranslate();
  if (user?.id === undefined) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {translate('resources.users.fields.lastLogin')}:{' '}
      {user.lastLogin ? <MomentField source="lastLogin" /> : translate('resources.users.help.neverLogged')}
    </Typography>
  );
};
