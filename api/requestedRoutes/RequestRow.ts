import type { RequestStatus } from '#domain/requests';
import type { Row } from '../crud/resource.ts';

export type RequestRow = Row & { routeId: number; carrierId: number; status: RequestStatus };
