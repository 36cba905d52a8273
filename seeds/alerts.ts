import type { AlertKind } from '#domain/alerts/kinds';
import { carrierName } from '#domain/carriers';
import { loadLabel } from '#domain/loads';
import { formatDay } from '#domain/dates';
import type { ResourceName } from '#domain/resources';
import { routeLabel } from '#domain/routes';
import { translate } from '../i18n/translate.ts';
import { kept, type Row } from './rows.ts';
import { accountId } from './users.ts';
import type { BuiltRoute, World } from './world.ts';

type Recipient = { recipientType: string; carrierId?: number; clientId?: number; userId?: number; vehicleId?: number };
type Told = {
  kind: AlertKind;
  args: Record<string, string | number>;
  to: Recipient;
  resource: ResourceName;
  recordId: number;
  at: string;
};

const OFFICE: Recipient = { recipientType: 'admin' };
const STEPS: Record<string, { office: AlertKind; client: AlertKind }> = {
  'at-origin': { office: 'loadAtOrigin', client: 'orderAtOrigin' },
  loaded: { office: 'loadLoaded', client: 'orderLoaded' },
  'at-destination': { office: 'loadAtDestination', client: 'orderAtDestination' },
  delivered: { office: 'loadDelivered', client: 'orderDelivered' },
};

const placeName = (place: unknown) => (place && typeof place === 'object' && 'name' in place ? `${place.name}` : '');

/** Where the loads of a route stand: told to the office, and to the clients that asked to be told. */
const steps = ({ row, loads }: BuiltRoute, world: World): Told[] =>
  loads.flatMap(load => {
    const kinds = STEPS[`${load.status}`];
    const client = world.clients[Number(load.clientId) - 1];
    if (!kinds || !client) return [];
    const vehicle = world.vehicles[Number(row.tractionVehicleId) - 1]?.number ?? '';
    const place = placeName(load.status === 'at-origin' ? load.origin : load.destination);
    const told = {
      args: { vehicle, load: loadLabel({ id: Number(load.id) }), place },
      resource: 'loads' as const,
      recordId: Number(load.id),
      at: `${load.updatedAt}`,
    };
    return [
      { ...told, kind: kinds.office, to: OFFICE },
      ...(client.row.receiveLoadsUpdates
        ? [{ ...told, kind: kinds.client, to: { recipientType: 'client', clientId: client.id } }]
        : []),
    ];
  });

const confirmed = ({ row }: BuiltRoute, world: World): Told[] => {
  const vehicle = world.vehicles[Number(row.tractionVehicleId) - 1];
  if (!vehicle) return [];
  const told = {
    kind: 'routeConfirmed' as const,
    args: { route: routeLabel({ id: Number(row.id) }), vehicle: vehicle.number },
    resource: 'routes' as const,
    recordId: Number(row.id),
    at: `${row.createdAt}`,
  };
  return [
    { ...told, to: { recipientType: 'carrier', carrierId: vehicle.carrier.id } },
    { ...told, to: { recipientType: 'driver', vehicleId: vehicle.id } },
  ];
};

const requested = (request: Row, world: World): Told[] => {
  const carrier = world.carriers[Number(request.carrierId) - 1];
  const args = {
    carrier: carrierName(carrier ? { name: carrier.name } : {}),
    route: routeLabel({ id: Number(request.routeId) }),
  };
  return [
    {
      kind: 'routeRequested',
      args,
      to: OFFICE,
      resource: 'routes',
      recordId: Number(request.routeId),
      at: `${request.createdAt}`,
    },
  ];
};

const invoiced = (invoice: Row, world: World): Told[] => {
  const carrier = world.carriers[Number(invoice.carrierId) - 1];
  const told = {
    kind: 'invoiceReceived' as const,
    args: { num: `${invoice.num}`, company: carrierName(carrier ? { name: carrier.name } : {}) },
    resource: 'invoices' as const,
    recordId: Number(invoice.id),
    at: `${invoice.createdAt}`,
  };
  if (invoice.recipientRole === 'client')
    return [{ ...told, to: { recipientType: 'client', clientId: Number(invoice.clientId) } }];
  return invoice.carrierId === 1
    ? [{ ...told, kind: 'invoiceOfCompany', to: { recipientType: 'accountant', userId: accountId('contable') } }]
    : [];
};

/** A paper of the demonstration's carrier that expires soon: told to the office and to the carrier. */
const expiring = (document: Row, { calendar, carriers }: World): Told[] => {
  const carrier = carriers[0];
  if (!carrier || document.carrierId !== carrier.id) return [];
  const isOver = `${document.expirationDate}` < calendar.today;
  const type = translate(`resources.documents.choices.type.${document.type}`);
  const told: Omit<Told, 'to'> = {
    kind: isOver ? 'documentExpired' : 'documentExpiring',
    args: {
      document: document.name ? `${type}: ${document.name}` : type,
      owner: carrierName({ name: carrier.name }),
      date: formatDay(`${document.expirationDate}`),
    },
    resource: 'documents',
    recordId: Number(document.id),
    at: calendar.at(calendar.work(calendar.today, -1), 7 * 60),
  };
  return [
    { ...told, to: OFFICE },
    { ...told, to: { recipientType: 'carrier', carrierId: carrier.id } },
  ];
};

export type News = {
  ongoing: BuiltRoute[];
  assigned: BuiltRoute[];
  driven: BuiltRoute[];
  warned: Row[];
  requests: Row[];
  invoices: Row[];
};

const SHOWN = 12;

/** What people were told lately, the oldest first; what is older than the last working day has been read, but for the last. */
export const buildAlerts = (news: News, world: World): Row[] => {
  const told = [
    ...news.ongoing.slice(0, SHOWN).flatMap(route => steps(route, world)),
    ...[...news.driven, ...news.assigned.slice(0, SHOWN)].flatMap(route => confirmed(route, world)),
    ...news.requests
      .filter(request => request.status === 'pending')
      .slice(-SHOWN)
      .flatMap(request => requested(request, world)),
    ...news.warned.flatMap(document => expiring(document, world)),
    ...news.invoices.slice(-SHOWN * 6).flatMap(invoice => invoiced(invoice, world)),
  ].sort((a, b) => a.at.localeCompare(b.at));
  const latest = new Set(new Map(told.map(each => [JSON.stringify(each.to), each])).values());
  const fresh = world.calendar.at(world.calendar.work(world.calendar.latest.day, -1), 0);
  return told.map(each => ({
    ...kept(world.ids.alerts(), each.at),
    kind: each.kind,
    title: translate(`alerts.${each.kind}.title`),
    description: translate(`alerts.${each.kind}.description`, each.args),
    carrierId: null,
    clientId: null,
    userId: null,
    vehicleId: null,
    ...each.to,
    isRead: each.at < fresh && !latest.has(each),
    resource: each.resource,
    recordId: each.recordId,
  }));
};
