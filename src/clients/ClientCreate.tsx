import { clients } from '#domain/clients';
import { contactErrors } from '#domain/contact';
import { EntityCreate } from '../ui/EntityCreate.tsx';
import { ClientInputs } from './ClientInputs.tsx';

const DEFAULTS = { address: { countryCode: 'ES', country: 'España' } };

/** A new client; its places and documents are added in the detail, which opens next. */
export const ClientCreate = () => (
  <EntityCreate
    entity={clients}
    form={ClientInputs}
    errors={contactErrors}
    defaults={DEFAULTS}
    redirect={({ id }) => `/clients/${id}`}
  />
);
