import { vehicleErrors, vehicles } from '#domain/vehicles';
import { DocumentsRelated } from '../documents/DocumentsRelated.tsx';
import { EntityEdit } from '../ui/EntityEdit.tsx';
import { DriverAccess } from './DriverAccess.tsx';
import { toCarrier } from './toCarrier.ts';
import { VehicleInputs } from './VehicleInputs.tsx';

/** What pulls or is pulled, its driver's access and its documents (Spec 3, Design 3). */
export const VehicleEdit = () => (
  <EntityEdit
    entity={vehicles}
    form={VehicleInputs}
    errors={vehicleErrors}
    redirect={toCarrier}
    related={
      <>
        <DriverAccess />
        <DocumentsRelated owner="vehicleId" />
      </>
    }
  />
);
