import { Box } from '@mui/material';
import type { SxProps } from '@mui/material/styles';
import { DataTable, type RaRecord } from 'react-admin';
import { formatAddress } from '#domain/address';
import { routeColour } from '#domain/palette';
import { carrierOf } from './carrierOf.ts';
import { ChoiceText } from '../ui/ChoiceText.tsx';
import { DayField } from '../ui/DayField.tsx';
import { MoneyField } from '../ui/MoneyField.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import { RefLink } from '../ui/RefLink.tsx';
import { DispatchActions } from './DispatchActions.tsx';
import { InlineSteps } from './InlineSteps.tsx';
import { RouteChip } from './RouteChip.tsx';

/** Narrow rows under a header that stays; rows of one route share the colour at their left. */
const DENSE = {
  bgcolor: 'background.paper',
  '& .RaDataTable-tableWrapper': { maxHeight: 'max(320px, calc(100dvh - 215px))', overflow: 'auto' },
  '& th': { position: 'sticky', top: 0, zIndex: 2 },
  '& td, & th': { px: 0.75, py: 0.25, fontSize: '0.8125rem' },
  '& td': { maxWidth: 170, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
};

const colourOf = ({ routeId }: RaRecord): SxProps => ({
  '& td:first-of-type': { boxShadow: routeId ? `inset 5px 0 0 ${routeColour(routeId).background}` : 'none' },
});

const HIDDEN = ['width', 'height', 'loadType', 'goodsNature', 'cmrNumber', 'invoiceDate', 'comments'];

/** The dispatcher's table. Every column can be shown or hidden; the choice is kept. */
export const DispatchTable = ({ storeKey }: { storeKey: string }) => (
  <DataTable
    size="small"
    rowClick={false}
    rowSx={colourOf}
    hiddenColumns={HIDDEN}
    storeKey={storeKey}
    bulkActionButtons={<DispatchActions />}
    empty={<Box />}
    sx={DENSE}
  >
    <DataTable.Col source="id" render={({ id }) => <RefLink resource="loads" id={id}>{`P. ${id}`}</RefLink>} />
    <DataTable.Col source="status" render={() => <InlineSteps />} />
    <DataTable.Col source="routeId" render={({ routeId }) => <RouteChip routeId={routeId} />} />
    <DataTable.Col source="client" disableSort render={({ client }) => client?.alias || client?.name} />
    <DataTable.Col
      source="pickupDate"
      label="resources.loads.fields.pickupShort"
      render={() => <DayField source="pickupDate" />}
    />
    <DataTable.Col source="origin" disableSort render={({ origin }) => formatAddress(origin, 'short')} />
    <DataTable.Col source="destination" disableSort render={destinationOf} />
    <DataTable.Col
      source="deliveryDate"
      label="resources.loads.fields.deliveryShort"
      render={() => <DayField source="deliveryDate" />}
    />
    <DataTable.Col align="right" source="weight" label="resources.loads.fields.weightShort" render={weightOf} />
    <DataTable.Col align="right" source="length" label="resources.loads.fields.lengthShort" render={lengthOf} />
    <DataTable.Col align="right" source="width" label="resources.loads.fields.widthShort" render={widthOf} />
    <DataTable.Col align="right" source="height" label="resources.loads.fields.heightShort" render={heightOf} />
    <DataTable.Col align="right" source="price" render={() => <MoneyField source="price" />} />
    <DataTable.Col source="clientRef" label="resources.loads.fields.clientRefShort" />
    <DataTable.Col source="carrier" disableSort render={({ route }) => carrierOf(route)} />
    <DataTable.Col source="vehicle" disableSort render={vehiclesOf} />
    <DataTable.Col source="loadType" render={() => <ChoiceText source="loadType" />} />
    <DataTable.Col source="goodsNature" />
    <DataTable.Col source="cmrNumber" />
    <DataTable.Col source="invoiceDate" render={() => <DayField source="invoiceDate" />} />
    <DataTable.Col source="comments" />
  </DataTable>
);

const destinationOf = ({ destination, intermediateStops }: RaRecord) => {
  const stops: number = intermediateStops?.length ?? 0;
  return `${stops ? `+${stops} → ` : ''}${formatAddress(destination, 'short')}`;
};
const vehiclesOf = ({ route }: RaRecord) => [route?.tractionNumber, route?.towingNumber].filter(Boolean).join(' + ');
const weightOf = () => <NumberField source="weight" unit="kg" />;
const lengthOf = () => <NumberField source="length" unit="m" />;
const widthOf = () => <NumberField source="width" unit="m" />;
const heightOf = () => <NumberField source="height" unit="m" />;
