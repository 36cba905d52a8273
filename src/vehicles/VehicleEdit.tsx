import { vehicleErrors, vehicles } from '#domain/vehicles';
import { DocumentsRelated } from '../documents/DocumentsRelated.tsx';
import { EntityEdit } from '../ui/forms/EntityEdit.tsx';
import { useCan } from '../ui/pages/viewer.tsx';
import { DriverAccess } from './DriverAccess.tsx';
import { toCarrier } from './toCarrier.ts';
import { VehicleInputs } from './VehicleInputs.tsx';

/** What pulls or is pulled; for those who keep it, its driver's access and its documents too (Spec 3, Design 3). */
export const VehicleEdit = () => {
  const may = useCan();
  return (
    <EntityEdit
      entity={vehicles}
      form={VehicleInputs}
      errors={vehicleErrors}
      redirect={toCarrier}
      related={
        <>
          <DriverAccess />
          {may('update', 'vehicles') && <DocumentsRelated owner="vehicleId" />}
        </>
      }
    />
  );
};
