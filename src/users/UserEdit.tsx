import { useRecordContext } from 'react-admin';
import { isAdminLevel } from '#domain/roles';
import { users } from '#domain/users';
import { DeleteButton } from '../ui/actions/DeleteButton.tsx';
import { EntityEdit } from '../ui/forms/EntityEdit.tsx';
import { useLeave } from '../ui/forms/useLeave.ts';
import { useViewer } from '../ui/pages/viewer.tsx';
import { AccountSafety } from './AccountSafety.tsx';
import { accountErrors } from './accountErrors.ts';
import { CredentialInputs } from './CredentialInputs.tsx';
import { LogOutEverywhere } from './LogOutEverywhere.tsx';
import { UserInputs } from './UserInputs.tsx';

/** Nobody removes the own account: the server would refuse it. */
const Remove = () => {
  const viewer = useViewer();
  const leave = useLeave('users');
  const record = useRecordContext();
  return record?.id === viewer.id ? null : <DeleteButton onDeleted={leave} />;
};

/** An account: all of it for staff, one's own e-mail and password for the others ("Credenciales", Spec 2). */
export const UserEdit = () => {
  const viewer = useViewer();
  const shared = {
    entity: users,
    errors: accountErrors(viewer),
    actions: <LogOutEverywhere />,
    related: <AccountSafety />,
  };
  return isAdminLevel(viewer.role) ? (
    <EntityEdit {...shared} form={UserInputs} remove={<Remove />} />
  ) : (
    <EntityEdit {...shared} form={CredentialInputs} title="resources.users.page.credentials" redirect={false} />
  );
};
