import type { loads, LoadStatus } from '#domain/loads';
import type { RequestStatus } from '#domain/requests';
import type { RouteStatus } from '#domain/routes';
import type { InputOf } from '#domain/schemas';
import type { TrackingEvent } from '#domain/loads/tracking';

export type LoadValues = Partial<InputOf<typeof loads>>;

/** What a load tells of the route that carries it; clients are told nothing. */
export type LoadRoute = {
  id: number;
  status: RouteStatus;
  startDate?: string | null;
  /** The office alone is sent it. */
  invoiceId?: number | null;
  carrierId?: number | null;
  carrierName?: string | null;
  carrierSurname?: string | null;
  tractionNumber?: string | null;
  towingNumber?: string | null;
};

/** A load as the API answers it. What a role is never sent isn't there. */
export type LoadView = LoadValues & {
  id: number;
  version: number;
  status: LoadStatus;
  disabled?: boolean;
  invoiceId?: number | null;
  client?: { id: number; name: string; alias?: string | null; phone?: string | null } | null;
  route?: LoadRoute | null;
  tracking?: TrackingEvent[];
  documentTypes?: string[];
  /** What became of the CMR that its driver asked for; drivers alone are sent it. */
  cmrRequest?: { status: RequestStatus; createdAt: string } | null;
};
