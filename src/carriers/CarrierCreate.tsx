import { carrierErrors, carriers } from '#domain/carriers';
import { EntityCreate } from '../ui/EntityCreate.tsx';
import { CarrierInputs } from './CarrierInputs.tsx';
import { withoutStraySurname } from './withoutStraySurname.ts';

const DEFAULTS = { companyType: 'society', address: { countryCode: 'ES', country: 'España' } };

/** A new carrier; its vehicles and documents are added in the detail, which opens next. */
export const CarrierCreate = () => (
  <EntityCreate
    entity={carriers}
    form={CarrierInputs}
    errors={carrierErrors}
    defaults={DEFAULTS}
    transform={withoutStraySurname}
    redirect={({ id }) => `/carriers/${id}`}
  />
);
