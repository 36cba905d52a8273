import { clients } from '#domain/clients';
import { contactErrors } from '#domain/contact';
import { lazyPart } from '../ui/pages/lazyPart.tsx';
import { DeleteButton } from '../ui/actions/DeleteButton.tsx';
import { EntityEdit } from '../ui/forms/EntityEdit.tsx';
import { Loading } from '../ui/pages/Loading.tsx';
import { useLeave } from '../ui/forms/useLeave.ts';
import { useCan, useViewer } from '../ui/pages/viewer.tsx';
import { ClientActions } from './ClientActions.tsx';
import { ClientInputs } from './ClientInputs.tsx';

// What stands in other tabs is loaded when they are opened.
const ClientLocations = lazyPart(() => import('./ClientLocations.tsx'), 'ClientLocations', <Loading />);
const DocumentsRelated = lazyPart(() => import('../documents/DocumentsRelated.tsx'), 'DocumentsRelated', <Loading />);
const ClientLoads = lazyPart(() => import('./ClientLoads.tsx'), 'ClientLoads', <Loading />);
const InvoicesRelated = lazyPart(() => import('../carriers/InvoicesRelated.tsx'), 'InvoicesRelated', <Loading />);
const ClientUsers = lazyPart(() => import('./ClientUsers.tsx'), 'ClientUsers', <Loading />);

const section = (name: string) => `resources.clients.sections.${name}`;

/** A client and all that is its own; a client's user finds here its profile (Spec 2, 3). */
export const ClientEdit = () => {
  const { role } = useViewer();
  const may = useCan();
  const leave = useLeave('clients');
  return (
    <EntityEdit
      entity={clients}
      form={ClientInputs}
      errors={contactErrors}
      title={role === 'client' ? 'resources.clients.page.profile' : ({ name }) => name}
      actions={<ClientActions />}
      redirect={false}
      remove={<DeleteButton content="resources.clients.confirm.delete" onDeleted={leave} />}
      tabs={[
        { key: 'locations', label: section('locations'), content: <ClientLocations /> },
        { key: 'documents', label: section('documents'), content: <DocumentsRelated owner="clientId" /> },
        may('read', 'loads') && { key: 'loads', label: section('loads'), content: <ClientLoads /> },
        may('read', 'invoices') && {
          key: 'invoices',
          label: section('invoices'),
          content: <InvoicesRelated owner="clientId" />,
        },
        may('create', 'users') && { key: 'users', label: section('users'), content: <ClientUsers /> },
      ]}
    />
  );
};
