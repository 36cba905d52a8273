import { Col } from '../ui/lists/Col.tsx';
import type { CardListProps } from '../ui/lists/CardList.tsx';
import { ChoiceText } from '../ui/fields/ChoiceText.tsx';
import { FlagChips } from '../ui/fields/FlagChips.tsx';
import { SheetButtons } from '../imports/SheetButtons.tsx';
import { NumberField } from '../ui/fields/NumberField.tsx';
import { RelatedList } from '../ui/lists/RelatedList.tsx';
import { VehicleSizes } from '../vehicles/VehicleSizes.tsx';

const BY_PLATE = { field: 'number', order: 'ASC' } as const;

const CARD: CardListProps['show'] = {
  primary: ({ number }) => number,
  secondary: ({ type }) => <ChoiceText source="type" value={type} resource="vehicles" />,
  tertiary: () => <NumberField source="tonnage" unit="t" />,
};

/** What pulls and what is pulled, each with its own list, as the carrier's list counts them (Spec 3). */
export const CarrierVehicles = () => (
  <>
    <Vehicles
      hasTraction
      title="resources.carriers.sections.tractionVehicles"
      addLabel="resources.vehicles.actions.addTraction"
    />
    <Vehicles
      hasTraction={false}
      title="resources.carriers.sections.towingVehicles"
      addLabel="resources.vehicles.actions.addTowing"
    />
  </>
);

type Props = { hasTraction: boolean; title: string; addLabel: string };

const Vehicles = ({ hasTraction, title, addLabel }: Props) => (
  <RelatedList
    resource="vehicles"
    target="carrierId"
    title={title}
    filter={{ hasTraction }}
    sort={BY_PLATE}
    add={{ hasTraction }}
    addLabel={addLabel}
    actions={hasTraction && <SheetButtons resource="vehicles" />}
    mobile={CARD}
  >
    <Col source="number" />
    <Col source="type" render={() => <ChoiceText source="type" />} />
    <Col
      align="right"
      source="tonnage"
      label="resources.vehicles.fields.tonnageShort"
      render={() => <NumberField source="tonnage" unit="t" />}
    />
    <Col source="sizes" disableSort render={() => <VehicleSizes />} />
    <Col source="flags" disableSort render={() => <FlagChips />} />
    {hasTraction && <Col source="driver" disableSort render={({ driver }) => driver?.username ?? ''} />}
  </RelatedList>
);
