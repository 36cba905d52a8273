import type { Totals } from '#domain/loads/capacity';
import type { RequestStatus } from '#domain/requests';
import type { routes, RouteStatus } from '#domain/routes';
import type { InputOf } from '#domain/schemas';
import type { LoadView } from '../loads/LoadView.ts';

type RouteValues = Partial<Omit<InputOf<typeof routes>, 'status'>>;

export type RouteVehicle = {
  id: number;
  number: string;
  type: string;
  tonnage?: number | null;
  long?: number | null;
  carrierId?: number;
  disabled?: boolean;
};

export type RouteCarrier = {
  id: number;
  name: string;
  surname?: string | null;
  phone?: string | null;
  email?: string | null;
  companyType?: string | null;
  disabled?: boolean;
};

/** Who asked for a public route: everyone for the office, only its own for a carrier. */
export type RouteRequest = { id: number; carrierId: number; status: RequestStatus; createdAt: string };

/** A request by itself, with who asks; for the office also how many of its vehicles fit what the route asks for. */
export type RequestView = RouteRequest & {
  routeId: number;
  carrier?: RouteCarrier | null;
  fitting?: { traction: number; tow: number };
};

/** A carrier's own request; the route while the carrier sees it, or waits for the answer. */
export type OwnRequestView = RouteRequest & {
  routeId: number;
  route?: Pick<RouteView, 'id' | 'status' | 'startDate' | 'endDate' | 'loads'> | null;
};

/** A route as the API answers it, its loads in order. What a role is never sent isn't there. */
export type RouteView = RouteValues & {
  id: number;
  version: number;
  status: RouteStatus;
  disabled?: boolean;
  invoiceId?: number | null;
  carrier?: RouteCarrier | null;
  tractionVehicle?: RouteVehicle | null;
  towingVehicle?: RouteVehicle | null;
  loads: LoadView[];
  totals: Totals;
  requests?: RouteRequest[];
  pendingRequests?: number;
  /** This carrier has asked for it already. */
  requested?: boolean;
};
