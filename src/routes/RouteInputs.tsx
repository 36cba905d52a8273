import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { TOWING_TYPES, TRACTION_TYPES } from '#domain/vehicles';
import { DayInput } from '../ui/DayInput.tsx';
import { FlagInputs } from '../ui/FlagInputs.tsx';
import { Input } from '../ui/Input.tsx';
import { MoneyInput } from '../ui/MoneyInput.tsx';
import { Cell, Section } from '../ui/Section.tsx';
import { SelectChoice } from '../ui/SelectChoice.tsx';
import { useViewer } from '../ui/viewer.tsx';
import { NeededVehicle } from './NeededVehicle.tsx';
import { PublishSwitch } from './PublishSwitch.tsx';
import { Requests } from './Requests.tsx';
import { RouteLoads } from './RouteLoads.tsx';
import type { RouteView } from './RouteView.ts';
import { StatusSelect } from './StatusSelect.tsx';
import { VehiclePicks } from './VehiclePicks.tsx';

/** Everything a route says (Spec 3, 5). A carrier finds here what it may change and reads the rest. */
export const RouteInputs = () => {
  const { role } = useViewer();
  const isCarrier = role === 'carrier';
  return (
    <>
      {!isCarrier && <Requests waiting />}
      <Data isCarrier={isCarrier} />
      <VehiclePicks />
      <RouteLoads />
      {isCarrier ? <AskedFor /> : <Needed />}
    </>
  );
};

const Data = ({ isCarrier }: { isCarrier: boolean }) => {
  const startDate: string | null | undefined = useWatch({ name: 'startDate' });
  return (
    <Section title="resources.routes.sections.data">
      <Cell sm={6} md={3}>
        <StatusSelect />
      </Cell>
      <Cell sm={6} md={3}>
        <DayInput source="startDate" />
      </Cell>
      <Cell sm={6} md={3}>
        <DayInput source="endDate" min={startDate} />
      </Cell>
      {!isCarrier && (
        <Cell sm={6} md={3}>
          <DayInput source="invoiceDate" />
        </Cell>
      )}
      <Cell sm={6} md={3}>
        <MoneyInput source="price" />
      </Cell>
      {!isCarrier && (
        <Cell sm={6} md={3}>
          <Input source="clientRef" />
        </Cell>
      )}
      {!isCarrier && (
        <Cell md={6}>
          <PublishSwitch />
        </Cell>
      )}
      <Comments isCarrier={isCarrier} />
    </Section>
  );
};

const Comments = ({ isCarrier }: { isCarrier: boolean }) => {
  const route = useRecordContext<RouteView>();
  if (isCarrier && !route?.comments) return null;
  return (
    <Cell>
      <Input source="comments" multiline />
    </Cell>
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

const AskedFor = () => {
  const needed = useRecordContext<RouteView>()?.neededVehicle;
  return needed ? (
    <Section title="resources.routes.sections.neededVehicle">
      <NeededVehicle needed={needed} />
    </Section>
  ) : null;
};
