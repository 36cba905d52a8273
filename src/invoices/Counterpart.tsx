import { useRecordContext } from 'react-admin';
import { isAdminLevel } from '#domain/roles';
import { RefLink } from '../ui/RefLink.tsx';
import { useViewer } from '../ui/viewer.tsx';
import { counterpartName } from './counterpartName.ts';

/** The other party of the invoice around; for the office a link to its client or carrier. */
export const Counterpart = () => {
  const invoice = useRecordContext();
  const { role } = useViewer();
  if (!invoice) return null;
  const name = counterpartName(invoice);
  if (!isAdminLevel(role)) return <>{name}</>;
  return (
    <RefLink resource={invoice.clientId ? 'clients' : 'carriers'} id={invoice.clientId ?? invoice.carrierId}>
      {name}
    </RefLink>
  );
};
