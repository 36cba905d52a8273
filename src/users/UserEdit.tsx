import { isAdminLevel } from '#domain/roles';
import { users } from '#domain/users';
import { EntityEdit } from '../ui/forms/EntityEdit.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { AccountSafety } from './AccountSafety.tsx';
import { accountErrors } from './accountErrors.ts';
import { CredentialInputs } from './CredentialInputs.tsx';
import { LogOutEverywhere } from './LogOutEverywhere.tsx';
import { UserInputs } from './UserInputs.tsx';

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
    <EntityEdit {...shared} form={UserInputs} />
  ) : (
    <EntityEdit {...shared} form={CredentialInputs} title="resources.users.page.credentials" redirect={false} />
  );
};
