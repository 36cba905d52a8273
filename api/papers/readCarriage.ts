import type { AddressLike } from '#domain/geography/address';
import { type LoadStatus, loads } from '#domain/loads';
import { hiddenFields } from '#domain/permissions';
import type { Opening, Place } from '#domain/geography/places';
import { routes } from '#domain/routes';
import type { Stop } from '#domain/loads/stops';
import { decodeRow } from '../crud/codec.ts';
import type { Row, Values } from '../crud/resource.ts';
import type { RouteRow } from '../routes/RouteRow.ts';
import type { Ctx } from '../world.ts';
import { byId, type Company, officeOf, companyOfCarrier } from './parties.ts';

export type PaperLoad = Row & {
  status: LoadStatus;
  clientId: number;
  clientRef: string | null;
  cmrNumber: string | null;
  /** Hidden from clients. */
  routeId?: number | null;
  routeRef?: string | null;
  origin: Place | null;
  destination: Place | null;
  intermediateStops: Stop[] | null;
  pickupDate: string | null;
  deliveryDate: string | null;
  weight: number;
  length: number;
  width: number;
  height: number;
  packages: number | null;
  loadType: string | null;
  loadSide: string | null;
  isPalleted: boolean;
  goodsNature: string | null;
  comments: string | null;
};

/** The price is only there for readers who may know it. */
export type PaperRoute = RouteRow & { clientRef: string | null; comments: string | null };
export type PaperClient = { id: number; name: string; phone: string | null; address: AddressLike | null };
export type PaperVehicle = { id: number; number: string; type: string };

/** The data for a transport's papers. What a client pays isn't read (Design 3). */
export type Carriage = {
  /** null if the load has no route, or the reader mustn't know it: clients don't learn who drives for us. */
  route: PaperRoute | null;
  office: Company;
  carrier: Company | null;
  vehicles: PaperVehicle[];
  loads: PaperLoad[];
  clients: Map<number, PaperClient>;
  /** Opening hours of the clients' places, by location id. */
  openings: Map<number, Opening[]>;
};

/** Never printed: the papers go along with the goods, so nobody's copy shows a client's price. */
const MONEY = ['price', 'invoiceId', 'searchText'];

const told = (row: Values, resource: 'loads' | 'routes', ctx: Ctx): Values => {
  const hidden = hiddenFields(ctx.user.role, resource);
  return Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.has(name)));
};

const paperLoad = (row: Values, ctx: Ctx): PaperLoad => {
  const kept = Object.entries(told(row, 'loads', ctx)).filter(([name]) => !MONEY.includes(name));
  return decodeRow(loads, Object.fromEntries(kept)) as PaperLoad;
};

const paperRoute = (row: Values, ctx: Ctx): PaperRoute => decodeRow(routes, told(row, 'routes', ctx)) as PaperRoute;

const placesOf = (load: PaperLoad): (number | null | undefined)[] => [
  load.origin?.id,
  load.destination?.id,
  ...(load.intermediateStops ?? []).map(stop => stop.destinationId ?? stop.destination?.id),
];

const openingsOf = async (found: PaperLoad[], ctx: Ctx): Promise<Carriage['openings']> => {
  const places = await byId<{ id: number; timeWindow: string | null }>(
    'locations',
    found.flatMap(placesOf),
    ['id', 'timeWindow'],
    ctx,
  );
  return new Map(
    [...places.values()].map(({ id, timeWindow }) => [id, timeWindow ? (JSON.parse(timeWindow) as Opening[]) : []]),
  );
};

const clientsOf = async (found: PaperLoad[], ctx: Ctx): Promise<Carriage['clients']> => {
  const rows = await byId<Omit<PaperClient, 'address'> & { address: string | null }>(
    'clients',
    found.map(load => load.clientId),
    ['id', 'name', 'phone', 'address'],
    ctx,
  );
  return new Map([...rows].map(([id, row]) => [id, { ...row, address: row.address ? JSON.parse(row.address) : null }]));
};

/** All data for these loads' papers, in a fixed number of queries. */
const readCarriage = async (route: PaperRoute | null, found: PaperLoad[], ctx: Ctx): Promise<Carriage> => {
  const driven = [route?.tractionVehicleId, route?.towingVehicleId];
  const vehicles = await byId<PaperVehicle>('vehicles', driven, ['id', 'number', 'type'], ctx);
  return {
    route,
    office: await officeOf(ctx),
    carrier: await companyOfCarrier(route?.carrierId, ctx),
    vehicles: driven.flatMap(id => vehicles.get(id ?? 0) ?? []),
    loads: found,
    clients: await clientsOf(found, ctx),
    openings: await openingsOf(found, ctx),
  };
};

/** The data of a route the reader may see, its loads in order. */
export const carriageOfRoute = async (row: Row, ctx: Ctx): Promise<Carriage & { route: PaperRoute }> => {
  const route = paperRoute(row, ctx);
  const rows: Values[] = await ctx
    .db('loads')
    .where({ routeId: route.id, disabled: false })
    .orderBy(['position', 'id']);
  const found = rows.map(each => paperLoad(each, ctx));
  return { ...(await readCarriage(route, found, ctx)), route };
};

/** The data of a load the reader may see, with its route unless hidden from the reader. */
export const carriageOfLoad = async (load: Row, ctx: Ctx): Promise<Carriage & { load: PaperLoad }> => {
  const found = paperLoad(load, ctx);
  const row: Values | undefined = found.routeId
    ? await ctx.db('routes').where({ id: found.routeId, disabled: false }).first()
    : undefined;
  return { ...(await readCarriage(row ? paperRoute(row, ctx) : null, [found], ctx)), load: found };
};
