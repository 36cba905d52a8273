import { users } from '#domain/users';
import { EntityCreate } from '../ui/forms/EntityCreate.tsx';
import { newAccountErrors } from './accountErrors.ts';
import { UserInputs } from './UserInputs.tsx';

/** A new account of any role but driver; drivers get theirs from their vehicle (Spec 3). */
export const UserCreate = () => (
  <EntityCreate entity={users} form={UserInputs} errors={newAccountErrors} defaults={{ isActive: true }} />
);
