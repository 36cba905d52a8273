import { carrierErrors, carriers } from '#domain/carriers';
import { BLANK_ADDRESS } from '../ui/inputs/blankAddress.ts';
import type { NewRowForm } from '../ui/forms/EntityCreate.tsx';
import { CarrierInputs } from './CarrierInputs.tsx';
import { withoutStrayFields } from './withoutStrayFields.ts';

/** What is asked of a new carrier, on its page and in the forms that lack one. */
export const CARRIER_FORM: NewRowForm = {
  entity: carriers,
  form: CarrierInputs,
  errors: carrierErrors,
  defaults: { companyType: 'society', address: BLANK_ADDRESS },
  transform: withoutStrayFields,
};
