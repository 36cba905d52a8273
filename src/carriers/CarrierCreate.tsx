import { EntityCreate } from '../ui/forms/EntityCreate.tsx';
import { CARRIER_FORM } from './carrierForm.ts';

/** A new carrier; its vehicles and documents are added in the detail, which opens next. */
export const CarrierCreate = () => <EntityCreate {...CARRIER_FORM} redirect={({ id }) => `/carriers/${id}`} />;
