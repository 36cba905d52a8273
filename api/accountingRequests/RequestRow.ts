import type { ACCOUNTING_REQUEST_KINDS, RequestStatus } from '#domain/requests';
import type { Row } from '../crud/resource.ts';

export type AccountingRequestRow = Row & {
  kind: (typeof ACCOUNTING_REQUEST_KINDS)[number];
  status: RequestStatus;
  carrierId: number | null;
  loadId: number | null;
  routeId: number | null;
  vehicleId: number | null;
  userId: number | null;
  madeAt: string | null;
};
