import { locationErrors, locations } from '#domain/locations';
import { EntityEdit } from '../ui/forms/EntityEdit.tsx';
import { LocationInputs } from './LocationInputs.tsx';
import { toClient } from './toClient.ts';

/** A place where a client's goods are picked up or delivered (Spec 3). */
export const LocationEdit = () => (
  <EntityEdit entity={locations} form={LocationInputs} errors={locationErrors} redirect={toClient} />
);
