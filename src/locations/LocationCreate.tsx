import { EntityCreate } from '../ui/forms/EntityCreate.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { LOCATION_FORM } from './locationForm.ts';
import { toClient } from './toClient.ts';

/** A new place, of the client whose page it was opened from or whose account it is. */
export const LocationCreate = () => {
  const { clientId } = useViewer();
  const { defaults } = LOCATION_FORM;
  return (
    <EntityCreate
      {...LOCATION_FORM}
      defaults={clientId === null ? defaults : { ...defaults, clientId }}
      redirect={toClient}
    />
  );
};
