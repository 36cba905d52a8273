import { Col } from '../ui/lists/Col.tsx';
import { locationName } from '../locations/locationName.ts';
import { SheetButtons } from '../imports/SheetButtons.tsx';
import { AddressText } from '../ui/fields/AddressText.tsx';
import type { CardListProps } from '../ui/lists/CardList.tsx';
import { RelatedList } from '../ui/lists/RelatedList.tsx';
import { TimetableText } from '../locations/TimetableText.tsx';

const CARD: CardListProps['show'] = {
  primary: locationName,
  secondary: ({ address }) => <AddressText value={address} mode="long" />,
};

/** Where the goods of the client around are picked up and delivered. */
export const ClientLocations = () => (
  <RelatedList
    resource="locations"
    target="clientId"
    sort={{ field: 'addressName', order: 'ASC' }}
    addLabel="resources.clients.actions.addLocation"
    actions={<SheetButtons resource="locations" />}
    mobile={CARD}
  >
    <Col source="addressName" render={locationName} />
    <Col source="label" />
    <Col source="address" disableSort render={() => <AddressText source="address" mode="long" />} />
    <Col source="timeWindow" disableSort render={() => <TimetableText source="timeWindow" />} />
  </RelatedList>
);
