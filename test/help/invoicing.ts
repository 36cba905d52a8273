import type { Answer, Client, Office } from './office.ts';
import { loadBody } from './rows.ts';

type Values = Record<string, unknown>;

export type Invoice = Values & {
  id: number;
  num: string;
  value: number;
  total: number;
  payable: number;
  version: number;
  loadIds: number[];
  routeIds: number[];
};

export const invoiceOf = (answer: Answer): Invoice => {
  if (answer.status >= 300) throw new Error(`refused: ${answer.status} ${answer.text}`);
  return answer.body.data as Invoice;
};

/** A customer of a carrier's own, whom every invoice to it names. */
const CUSTOMER = { rawName: 'Cliente propio', rawNif: 'B12345674' };

/** One that says of nobody whom it is for is for such a customer. */
export const post = (client: Client, body: Values): Promise<Answer> => {
  const isForNobody = body.isEmitted === true && !body.routeIds && !body.clientId && !body.carrierId && !body.invoiceId;
  return client.post('/api/invoices', isForNobody ? { ...CUSTOMER, ...body } : body);
};

const at = '2026-11-20T11:00:00.000Z';

/** What a load that can be invoiced has in its table, whoever it is of. */
export const DELIVERED = {
  status: 'delivered',
  pickupDate: '2026-11-18',
  deliveryDate: '2026-11-19',
  invoiceDate: '2026-11-19',
  weight: 1,
  length: 1,
  width: 1,
  height: 1,
  createdAt: at,
  updatedAt: at,
};

/** A route that can be: more than a day past its invoice date. */
export const FINISHED = {
  status: 'finished',
  startDate: '2026-11-15',
  endDate: '2026-11-16',
  invoiceDate: '2026-11-16',
  createdAt: at,
  updatedAt: at,
};

/** Delivered loads of a client, each with its price in euros, as the table has them. */
export const addLoads = async (office: Office, prices: (number | null)[], more: Values = {}): Promise<number[]> => {
  const { origin, destination, ...body } = loadBody(office);
  const rows: { id: number }[] = await office
    .db('loads')
    .insert(
      prices.map(price => ({
        ...DELIVERED,
        clientId: body.clientId,
        origin: JSON.stringify(origin),
        destination: JSON.stringify(destination),
        price: price === null ? null : Math.round(price * 100),
        ...more,
      })),
    )
    .returning('id');
  return rows.map(row => row.id);
};

/** Finished routes of the first carrier. */
export const addRoutes = async (office: Office, prices: (number | null)[], more: Values = {}): Promise<number[]> => {
  const rows: { id: number }[] = await office
    .db('routes')
    .insert(
      prices.map(price => ({
        ...FINISHED,
        carrierId: office.ids.carrier,
        price: price === null ? null : Math.round(price * 100),
        ...more,
      })),
    )
    .returning('id');
  return rows.map(row => row.id);
};

/** What the office issues to its first client. */
export const issued = (office: Office, more: Values = {}): Values => ({
  isEmitted: true,
  clientId: office.ids.client,
  value: 1000,
  ...more,
});

/** What the office enters of its first carrier. */
export const received = (office: Office, more: Values = {}): Values => ({
  isEmitted: false,
  carrierId: office.ids.carrier,
  num: 'F-77',
  value: 500,
  ...more,
});

/** The smallest PDF that is one. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
/** The header of a picture of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
