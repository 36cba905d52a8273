import { clients } from '#domain/clients';
import { contactErrors } from '#domain/contact';
import { BLANK_ADDRESS } from '../ui/inputs/blankAddress.ts';
import type { NewRowForm } from '../ui/forms/EntityCreate.tsx';
import { ClientInputs } from './ClientInputs.tsx';

/** What is asked of a new client, on its page and in the forms that lack one. */
export const CLIENT_FORM: NewRowForm = {
  entity: clients,
  form: ClientInputs,
  errors: contactErrors,
  defaults: { address: BLANK_ADDRESS },
};
