import type { Archive } from './archive.ts';
import { photo } from './papers.ts';
import { kept, type Row } from './rows.ts';
import { accountId } from './users.ts';
import type { BuiltRoute, World } from './world.ts';

/** The second carrier has the accountant that it asked for. */
const STATUSES = ['accepted', 'pending', 'rejected', 'pending'] as const;

/** Carriers that ask for an accountant; those without an account asked by telephone and the office wrote it down. */
const forAccountants = ({ carriers, calendar, ids, adminId }: World): Row[] =>
  carriers
    .slice(0, STATUSES.length + 1)
    .slice(1)
    .map((carrier, n) => {
      const createdAt = calendar.at(calendar.work(calendar.latest.day, -(n + 1)), 630 + n * 41);
      return {
        ...kept(ids.accountingRequests(), createdAt),
        carrierId: carrier.id,
        kind: 'accountant',
        status: STATUSES[n],
        loadId: null,
        routeId: null,
        vehicleId: null,
        userId: carrier.userId ?? adminId,
        comments: n === 1 ? 'Necesitamos contable para el cierre del trimestre' : null,
      };
    });

/** Drivers' requests for a CMR, each with a photograph: the last one waits. */
const forCmr = (routes: readonly BuiltRoute[], archive: Archive, { calendar, ids }: World): Row[] =>
  routes.map(({ row, loads }, n) => {
    const id = ids.accountingRequests();
    const createdAt = n === 0 ? calendar.at(calendar.latest.day, calendar.latest.minutes - 12) : `${row.updatedAt}`;
    const userId = accountId('conductor');
    archive.add('accountingRequestId', id, `cmr-${row.id}`, photo(), createdAt, userId);
    return {
      ...kept(id, createdAt),
      carrierId: row.carrierId,
      kind: 'cmr',
      status: n === 0 ? 'pending' : 'accepted',
      loadId: loads[0]?.id ?? null,
      routeId: row.id,
      vehicleId: row.tractionVehicleId,
      userId,
      comments: 'Falta la hoja del destinatario',
    };
  });

/** `driven`: the routes of the account `conductor`, the one on the road first. */
export const buildAccountingRequests = (driven: readonly BuiltRoute[], archive: Archive, world: World): Row[] => [
  ...forAccountants(world),
  ...forCmr(driven, archive, world),
];
