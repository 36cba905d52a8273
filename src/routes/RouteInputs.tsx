import { useWatch } from 'react-hook-form';
import { TOWING_TYPES, TRACTION_TYPES } from '#domain/vehicles';
import { DayInput } from '../ui/inputs/DayInput.tsx';
import { FlagInputs } from '../ui/inputs/FlagInputs.tsx';
import { Input } from '../ui/inputs/Input.tsx';
import { Later } from '../ui/pages/Later.tsx';
import { MoneyInput } from '../ui/inputs/MoneyInput.tsx';
import { Cell, QUARTER, Section } from '../ui/forms/Section.tsx';
import { SelectChoice } from '../ui/inputs/SelectChoice.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { CarrierInputs } from './CarrierInputs.tsx';
import { PublishSwitch } from './PublishSwitch.tsx';
import { Requests } from './Requests.tsx';
import { RouteLoads } from './RouteLoads.tsx';
import { StatusSelect } from './StatusSelect.tsx';
import { VehiclePicks } from './VehiclePicks.tsx';

/** Everything a route says (Spec 3, 5), for the office. */
export const RouteInputs = () => {
  const { role } = useViewer();
  return role === 'carrier' ? <CarrierInputs /> : <OfficeInputs />;
};

const OfficeInputs = () => (
  <>
    <Requests waiting />
    <Data />
    <Later>
      <VehiclePicks />
      <RouteLoads />
      <Needed />
    </Later>
  </>
);

const Data = () => {
  const startDate: string | null | undefined = useWatch({ name: 'startDate' });
  return (
    <Section title="resources.routes.sections.data">
      <Cell {...QUARTER}>
        <StatusSelect />
      </Cell>
      <Cell {...QUARTER}>
        <DayInput source="startDate" />
      </Cell>
      <Cell {...QUARTER}>
        <DayInput source="endDate" min={startDate} />
      </Cell>
      <Cell {...QUARTER}>
        <DayInput source="invoiceDate" />
      </Cell>
      <Cell {...QUARTER}>
        <MoneyInput source="price" />
      </Cell>
      <Cell {...QUARTER}>
        <Input source="clientRef" />
      </Cell>
      <Cell md={6}>
        <PublishSwitch />
      </Cell>
      <Cell>
        <Input source="comments" multiline />
      </Cell>
    </Section>
  );
};

const NEEDED = 'neededVehicle';

const Needed = () => (
  <Section title="resources.routes.sections.neededVehicle" help="resources.routes.help.neededVehicle">
    <Cell sm={6}>
      <SelectChoice source={`${NEEDED}.traction`} choices={TRACTION_TYPES} multiple />
    </Cell>
    <Cell sm={6}>
      <SelectChoice source={`${NEEDED}.tow`} choices={TOWING_TYPES} multiple />
    </Cell>
    <Cell>
      <FlagInputs prefix={`${NEEDED}.requirements`} />
    </Cell>
    <Cell>
      <Input source={`${NEEDED}.requirements.otherSpecs`} multiline />
    </Cell>
  </Section>
);
