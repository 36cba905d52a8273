import type { Account } from './furnish.ts';
import type { Office } from './office.ts';

type Values = Record<string, unknown>;

const PLACE = {
  street: 'Calle Mayor',
  houseNumber: '1',
  city: 'Valencia',
  county: 'Valencia',
  postalCode: '46001',
  country: 'España',
};

/** A load as a form sends it. */
export const loadBody = (office: Office, more: Values = {}): Values => ({
  clientId: office.ids.client,
  clientRef: 'REF-1',
  origin: { ...PLACE, name: 'Almacén de origen' },
  destination: { ...PLACE, city: 'Madrid', county: 'Madrid', postalCode: '28001' },
  pickupDate: '2026/11/23',
  deliveryDate: '2026/11/24',
  invoiceDate: '2026/11/24',
  weight: 1200,
  length: 2.4,
  width: 2.4,
  height: 2,
  price: 850.5,
  ...more,
});

/** Stores a load through the API as the office does; answers its id. */
export const addLoad = async (office: Office, more: Values = {}): Promise<number> => {
  const answer = await office.as('admin').post('/api/loads', loadBody(office, more));
  if (answer.status !== 201) throw new Error(`load refused: ${answer.text}`);
  return (answer.body.data as { id: number }).id;
};

export const addRoute = async (office: Office, more: Values = {}): Promise<number> => {
  const answer = await office
    .as('admin')
    .post('/api/routes', { startDate: '2026/11/23', endDate: '2026/11/24', ...more });
  if (answer.status !== 201) throw new Error(`route refused: ${answer.text}`);
  return (answer.body.data as { id: number }).id;
};

export type Route = {
  id: number;
  status: string;
  isPublic: boolean;
  loadIds: number[];
  carrierId: number | null;
  version: number;
  pendingRequests: number;
};
export type { Account };

export const readRoute = async (office: Office, id: number): Promise<Route> =>
  (await office.as('admin').get(`/api/routes/${id}`)).body.data as Route;

export const putRoute = (office: Office, id: number, body: object, account: Account = 'admin') =>
  office.as(account).put(`/api/routes/${id}`, body);

/** A route of the first carrier with its tractor and trailer, confirmed, with the loads given. */
export const addConfirmed = (office: Office, loadIds: number[], more: Values = {}): Promise<number> =>
  addRoute(office, {
    carrierId: office.ids.carrier,
    tractionVehicleId: office.ids.tractor,
    towingVehicleId: office.ids.trailer,
    price: 700,
    loadIds,
    status: 'confirmed',
    ...more,
  });

/** The stored row, as it is. */
export const rowOf = async (office: Office, table: string, id: number): Promise<Values> =>
  office.db(table).where({ id }).first();
