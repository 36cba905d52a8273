import { entity } from './entity.ts';
import { moment, oneOf, reference, text } from './fields.ts';

const REQUEST_STATUSES = ['pending', 'accepted', 'rejected'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Message keys by field: a request of either kind always has a state; it can't be emptied. */
export const requestErrors = ({ status }: { status?: unknown }): Record<string, string> =>
  status ? {} : { status: 'validation.required' };

/** A carrier asks for a public route (Spec 3). */
export const requestedRoutes = entity({
  name: 'requestedRoutes',
  input: {
    routeId: reference('routes', { required: true }),
    carrierId: reference('carriers', { required: true }),
    status: oneOf(REQUEST_STATUSES),
  },
  stored: { userId: reference('users') },
  derived: ['carrier', 'route', 'fitting'],
});

/** What an accounting request asks for: an accountant (a carrier asks) or a CMR (a driver asks, with files). */
export const ACCOUNTING_REQUEST_KINDS = ['accountant', 'cmr'] as const;

export const accountingRequests = entity({
  name: 'accountingRequests',
  input: {
    carrierId: reference('carriers'),
    kind: oneOf(ACCOUNTING_REQUEST_KINDS),
    status: oneOf(REQUEST_STATUSES),
    loadId: reference('loads'),
    routeId: reference('routes'),
    comments: text(500),
    /** When it was asked for: without coverage, earlier than it arrived (`createdAt`). */
    madeAt: moment(),
  },
  stored: { userId: reference('users'), vehicleId: reference('vehicles') },
  derived: ['carrier', 'load', 'route', 'files'],
});
