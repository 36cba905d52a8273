import { carrierErrors, carriers } from '#domain/carriers';
import { lazyPart } from '../ui/pages/lazyPart.tsx';
import { DeleteButton } from '../ui/actions/DeleteButton.tsx';
import { EntityEdit } from '../ui/forms/EntityEdit.tsx';
import { Loading } from '../ui/pages/Loading.tsx';
import { useLeave } from '../ui/forms/useLeave.ts';
import { useCan, useViewer } from '../ui/pages/viewer.tsx';
import { CarrierActions } from './CarrierActions.tsx';
import { carrierLabel } from './carrierLabel.ts';
import { CarrierInputs } from './CarrierInputs.tsx';
import { withoutStrayFields } from './withoutStrayFields.ts';

// What stands in other tabs is loaded when they are opened.
const CarrierVehicles = lazyPart(() => import('./CarrierVehicles.tsx'), 'CarrierVehicles', <Loading />);
const DocumentsRelated = lazyPart(() => import('../documents/DocumentsRelated.tsx'), 'DocumentsRelated', <Loading />);
const UsersRelated = lazyPart(() => import('../users/UsersRelated.tsx'), 'UsersRelated', <Loading />);
const CarrierRoutes = lazyPart(() => import('./CarrierRoutes.tsx'), 'CarrierRoutes', <Loading />);
const InvoicesRelated = lazyPart(() => import('./InvoicesRelated.tsx'), 'InvoicesRelated', <Loading />);
const RequestsRelated = lazyPart(
  () => import('../accountingRequests/RequestsRelated.tsx'),
  'RequestsRelated',
  <Loading />,
);

const section = (name: string) => `resources.carriers.sections.${name}`;

/** A carrier and all that is its own; a carrier's user finds here its profile (Spec 2, 3). */
export const CarrierEdit = () => {
  const { role } = useViewer();
  const may = useCan();
  const leave = useLeave('carriers');
  return (
    <EntityEdit
      entity={carriers}
      form={CarrierInputs}
      errors={carrierErrors}
      transform={withoutStrayFields}
      title={role === 'carrier' ? 'resources.carriers.page.profile' : carrierLabel}
      actions={<CarrierActions />}
      redirect={false}
      remove={<DeleteButton content="resources.carriers.confirm.delete" onDeleted={leave} />}
      tabs={[
        may('read', 'vehicles') && { key: 'vehicles', label: section('vehicles'), content: <CarrierVehicles /> },
        may('create', 'documents') && {
          key: 'documents',
          label: section('documents'),
          content: <DocumentsRelated owner="carrierId" />,
        },
        may('create', 'users') && {
          key: 'users',
          label: section('users'),
          content: <UsersRelated owner="carrierId" />,
        },
        may('read', 'routes') && { key: 'routes', label: section('routes'), content: <CarrierRoutes /> },
        may('read', 'invoices') && {
          key: 'invoices',
          label: section('invoices'),
          content: <InvoicesRelated owner="carrierId" />,
        },
        may('read', 'accountingRequests') && {
          key: 'requests',
          label: 'resources.accountingRequests.page.list',
          content: <RequestsRelated />,
        },
      ]}
    />
  );
};
