import { useRecordContext } from 'react-admin';
import { InviteAccountant } from '../carriers/InviteAccountant.tsx';
import { RemoveAccountant } from '../carriers/RemoveAccountant.tsx';
import { useCan } from '../ui/pages/viewer.tsx';

/** Gives an accountant access to what is invoiced to the client around. */
export const ClientActions = () => {
  const client = useRecordContext();
  const may = useCan();
  if (!client || client.disabled || !may('update', 'clients')) return null;
  return (
    <>
      <RemoveAccountant resource="clients" />
      <InviteAccountant resource="clients" />
    </>
  );
};
