import { vehicleErrors, vehicles } from '#domain/vehicles';
import { EntityCreate } from '../ui/forms/EntityCreate.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { toCarrier } from './toCarrier.ts';
import { VehicleInputs } from './VehicleInputs.tsx';

/** A new vehicle, of the carrier whose page it was opened from or whose account it is. */
export const VehicleCreate = () => {
  const { carrierId } = useViewer();
  return (
    <EntityCreate
      entity={vehicles}
      form={VehicleInputs}
      errors={vehicleErrors}
      defaults={{ hasTraction: true, ...(carrierId !== null && { carrierId }) }}
      redirect={toCarrier}
    />
  );
};
