import type { NeededVehicle, RouteStatus } from '#domain/routes';
import type { Row } from '../crud/resource.ts';

/** A route as its row has it, in row units (price in cents, days YYYY-MM-DD). */
export type RouteRow = Row & {
  status: RouteStatus;
  startDate: string | null;
  endDate: string | null;
  invoiceDate: string | null;
  carrierId: number | null;
  tractionVehicleId: number | null;
  towingVehicleId: number | null;
  specialPermit: string | null;
  price: number | null;
  isPublic: boolean;
  neededVehicle: NeededVehicle | null;
  comments: string | null;
  invoiceId: number | null;
  /** Ids of its loads in order; there once the row has been expanded. */
  loadIds?: number[];
  /** How many requests wait for an answer; there once the row has been expanded. */
  pendingRequests?: number;
};
