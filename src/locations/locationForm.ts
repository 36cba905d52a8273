import { locationErrors, locations } from '#domain/locations';
import { BLANK_ADDRESS } from '../ui/inputs/blankAddress.ts';
import type { NewRowForm } from '../ui/forms/EntityCreate.tsx';
import { LocationInputs } from './LocationInputs.tsx';

/** What is asked of a new place, on its page and in the forms that lack one. */
export const LOCATION_FORM: NewRowForm = {
  entity: locations,
  form: LocationInputs,
  errors: locationErrors,
  defaults: { address: BLANK_ADDRESS },
};
