import { EntityCreate } from '../ui/forms/EntityCreate.tsx';
import { CLIENT_FORM } from './clientForm.ts';

/** A new client; its places and documents are added in the detail, which opens next. */
export const ClientCreate = () => <EntityCreate {...CLIENT_FORM} redirect={({ id }) => `/clients/${id}`} />;
