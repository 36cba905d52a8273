import { Alert } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { canHaveUser } from '#domain/clients';
import { UsersRelated } from '../users/UsersRelated.tsx';

/** The accounts of the client around; it gets new ones only while it may have some (Spec 3). */
export const ClientUsers = () => {
  const client = useRecordContext();
  const translate = useTranslate();
  if (!client) return null;
  const mayHave = canHaveUser({ createUserClient: client.createUserClient, disabled: client.disabled });
  return (
    <>
      {!mayHave && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('resources.clients.help.noUsers')}
        </Alert>
      )}
      <UsersRelated owner="clientId" mayAdd={mayHave} />
    </>
  );
};
