import type { LoadStatus } from '#domain/loads';
import type { Place } from '#domain/geography/places';
import type { Stop } from '#domain/loads/stops';
import type { Row } from '../crud/resource.ts';

/** A load as its row has it, in row units (price in cents, days YYYY-MM-DD). */
export type LoadRow = Row & {
  status: LoadStatus;
  clientId: number;
  clientRef: string | null;
  origin: Place;
  destination: Place;
  intermediateStops: Stop[] | null;
  invoiceDate: string;
  weight: number;
  length: number;
  width: number;
  height: number;
  price: number | null;
  routeId: number | null;
  position: number | null;
  invoiceId: number | null;
};
