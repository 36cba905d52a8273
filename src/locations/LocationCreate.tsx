import { locations } from '#domain/locations';
import { EntityCreate } from '../ui/EntityCreate.tsx';
import { useViewer } from '../ui/viewer.tsx';
import { LocationInputs } from './LocationInputs.tsx';
import { toClient } from './toClient.ts';

const ADDRESS = { countryCode: 'ES', country: 'España' };

/** A new place, of the client whose page it was opened from or whose account it is. */
export const LocationCreate = () => {
  const { clientId } = useViewer();
  return (
    <EntityCreate
      entity={locations}
      form={LocationInputs}
      defaults={clientId === null ? { address: ADDRESS } : { address: ADDRESS, clientId }}
      redirect={toClient}
    />
  );
};
