import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { LOAD_TYPE_OPTIONS } from '#domain/loads';
import { isAdminLevel } from '#domain/roles';
import { DayInput } from '../ui/inputs/DayInput.tsx';
import { useReadOnly } from '../ui/forms/formScope.ts';
import { Input } from '../ui/inputs/Input.tsx';
import { Later } from '../ui/pages/Later.tsx';
import { MoneyInput } from '../ui/inputs/MoneyInput.tsx';
import { Cell, QUARTER, Section } from '../ui/forms/Section.tsx';
import { SelectChoice } from '../ui/inputs/SelectChoice.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { ClientRefLookup } from './ClientRefLookup.tsx';
import { ClientPick } from './ClientPick.tsx';
import { LoadFacts } from './LoadFacts.tsx';
import type { LoadView } from './LoadView.ts';
import { PlaceInput } from './PlaceInput.tsx';
import { RoutePick } from './RoutePick.tsx';
import { Stops } from './Stops.tsx';
import { useInvoiceDate } from './useInvoiceDate.ts';
import { useStopDays } from './useStopDays.ts';

/** Everything an order says (Spec 3, 5): to be changed by the office, to be read by the others. */
export const LoadInputs = () => {
  const { role } = useViewer();
  return isAdminLevel(role) ? <OfficeInputs /> : <LoadFacts />;
};

const OfficeInputs = () => {
  const { propose, remember } = useStopDays();
  return (
    <>
      <Section title="resources.loads.sections.data">
        <Cell md={5}>
          <ClientPick />
        </Cell>
        <Cell md={7}>
          <ClientRefLookup onCopied={remember} />
        </Cell>
        <Cell sm={6} md={3}>
          <Input source="cmrNumber" />
        </Cell>
        <Cell sm={6} md={4}>
          <Input source="routeRef" />
        </Cell>
        <Cell md={5}>
          <RoutePick />
        </Cell>
      </Section>
      <Later>
        <Dates onPickup={propose} />
        <Section title="resources.loads.sections.origin">
          <PlaceInput source="origin" />
        </Section>
        <Stops />
        <Section title="resources.loads.sections.destination">
          <PlaceInput source="destination" />
        </Section>
        <Goods />
      </Later>
    </>
  );
};

const Dates = ({ onPickup }: { onPickup: (day: unknown) => void }) => {
  const proposeInvoiceDate = useInvoiceDate();
  const pickupDate: string | null | undefined = useWatch({ name: 'pickupDate' });
  return (
    <Section title="resources.loads.sections.dates">
      <Cell sm={6} md={4}>
        <DayInput source="pickupDate" onChange={onPickup} />
      </Cell>
      <Cell sm={6} md={4}>
        <DayInput source="deliveryDate" min={pickupDate} onChange={proposeInvoiceDate} />
      </Cell>
      <Cell sm={6} md={4}>
        <InvoiceDate />
      </Cell>
    </Section>
  );
};

const InvoiceDate = () => {
  const readOnly = useReadOnly();
  return <DayInput source="invoiceDate" helperText={readOnly ? undefined : 'resources.loads.help.invoiceDate'} />;
};

/** Types that are no longer offered stay on the orders that have one, and on those copied from them (Spec 9). */
const useLoadTypes = (): readonly string[] => {
  const chosen: string | null | undefined = useWatch({ name: 'loadType' });
  const kept = useRecordContext<LoadView>()?.loadType ?? chosen;
  return kept && !(LOAD_TYPE_OPTIONS as readonly string[]).includes(kept)
    ? [...LOAD_TYPE_OPTIONS, kept]
    : LOAD_TYPE_OPTIONS;
};

const Goods = () => (
  <Section title="resources.loads.sections.goods">
    <Cell {...QUARTER}>
      <Input source="weight" label="resources.loads.fields.weightShort" unit="kg" />
    </Cell>
    <Cell {...QUARTER}>
      <Input source="length" label="resources.loads.fields.lengthShort" unit="m" />
    </Cell>
    <Cell {...QUARTER}>
      <Input source="width" label="resources.loads.fields.widthShort" unit="m" />
    </Cell>
    <Cell {...QUARTER}>
      <Input source="height" label="resources.loads.fields.heightShort" unit="m" />
    </Cell>
    <Cell {...QUARTER}>
      <Input source="packages" />
    </Cell>
    <Cell {...QUARTER}>
      <SelectChoice source="loadType" choices={useLoadTypes()} />
    </Cell>
    <Cell {...QUARTER}>
      <SelectChoice source="loadSide" />
    </Cell>
    <Cell {...QUARTER}>
      <Input source="isPalleted" />
    </Cell>
    <Cell {...QUARTER}>
      <MoneyInput source="price" />
    </Cell>
    <Cell lg={9}>
      <Input source="goodsNature" helperText="resources.loads.help.goodsNature" />
    </Cell>
    <Cell md={12}>
      <Input source="comments" multiline />
    </Cell>
  </Section>
);
