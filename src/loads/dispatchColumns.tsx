import type { ReactNode } from 'react';
import { formatAddress } from '#domain/geography/address';
import { formatDay } from '#domain/dates';
import { formatEuros, formatNumber } from '#domain/figures';
import { useChoiceText } from '../ui/inputs/useChoices.ts';
import { carrierOf } from './carrierOf.ts';
import { InlineSteps } from './InlineSteps.tsx';
import type { LoadView } from './LoadView.ts';
import { RouteLink } from './RouteChip.tsx';

export type DispatchColumn = {
  source: string;
  /** The field whose name is at the head; `source` by itself. */
  label?: string;
  isNumber?: true;
  isSorted?: false;
  cell: (load: LoadView, tabIndex: number) => ReactNode;
};

const quantity = (value: number | null | undefined, unit: string): string =>
  typeof value === 'number' ? `${formatNumber(value)} ${unit}` : '';

const destinationOf = ({ destination, intermediateStops }: LoadView): string => {
  const stops = intermediateStops?.length ?? 0;
  return `${stops ? `+${stops} → ` : ''}${formatAddress(destination, 'short')}`;
};

const LoadType = ({ load }: { load: LoadView }) => useChoiceText('loadType', 'loads')(load.loadType);

/** The dispatcher's columns after the order's number, in order. Every one can be shown or hidden. */
export const DISPATCH_COLUMNS: readonly DispatchColumn[] = [
  { source: 'status', cell: (load, tabIndex) => <InlineSteps load={load} tabIndex={tabIndex} /> },
  { source: 'routeId', cell: ({ routeId }, tabIndex) => <RouteLink routeId={routeId} tabIndex={tabIndex} /> },
  { source: 'client', isSorted: false, cell: ({ client }) => client?.alias || client?.name },
  { source: 'pickupDate', label: 'pickupShort', cell: load => formatDay(load.pickupDate) },
  { source: 'origin', isSorted: false, cell: load => formatAddress(load.origin, 'short') },
  { source: 'destination', isSorted: false, cell: destinationOf },
  { source: 'deliveryDate', label: 'deliveryShort', cell: load => formatDay(load.deliveryDate) },
  { source: 'weight', label: 'weightShort', isNumber: true, cell: load => quantity(load.weight, 'kg') },
  { source: 'length', label: 'lengthShort', isNumber: true, cell: load => quantity(load.length, 'm') },
  { source: 'width', label: 'widthShort', isNumber: true, cell: load => quantity(load.width, 'm') },
  { source: 'height', label: 'heightShort', isNumber: true, cell: load => quantity(load.height, 'm') },
  { source: 'packages', isNumber: true, cell: load => formatNumber(load.packages) },
  { source: 'price', isNumber: true, cell: load => (load.price == null ? '' : formatEuros(load.price)) },
  { source: 'clientRef', label: 'clientRefShort', cell: load => load.clientRef },
  { source: 'carrier', isSorted: false, cell: load => carrierOf(load.route) },
  {
    source: 'vehicle',
    isSorted: false,
    cell: ({ route }) => [route?.tractionNumber, route?.towingNumber].filter(Boolean).join(' + '),
  },
  { source: 'loadType', cell: load => <LoadType load={load} /> },
  { source: 'goodsNature', cell: load => load.goodsNature },
  { source: 'cmrNumber', cell: load => load.cmrNumber },
  { source: 'invoiceDate', cell: load => formatDay(load.invoiceDate) },
  { source: 'comments', cell: load => load.comments },
];

/** These start out hidden. */
export const HIDDEN_COLUMNS = [
  'width',
  'height',
  'packages',
  'loadType',
  'goodsNature',
  'cmrNumber',
  'invoiceDate',
  'comments',
];
