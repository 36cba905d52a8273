import type { APIRequestContext } from 'playwright-core';
import { dayOf, addDays } from './person.ts';

type Values = Record<string, unknown>;

const TODAY = dayOf(new Date());
const PLACE = { street: 'Calle Mayor', city: 'Sagunto', county: 'Valencia', postalCode: '46500', country: 'España' };

/** Stores a row as the one who asks; answers it. */
export const add = async (
  request: APIRequestContext,
  resource: string,
  data: Values,
): Promise<Values & { id: number }> => {
  const answer = await request.post(`/api/${resource}`, { data });
  if (!answer.ok()) throw new Error(`${resource}: ${await answer.text()}`);
  const body: { data: Values & { id: number } } = await answer.json();
  return body.data;
};

export const change = async (request: APIRequestContext, path: string, data: Values): Promise<Values> => {
  const answer = await request.put(`/api/${path}`, { data });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  const body: { data: Values } = await answer.json();
  return body.data;
};

export const read = async (request: APIRequestContext, path: string): Promise<Values> => {
  const body: { data: Values } = await (await request.get(`/api/${path}`)).json();
  return body.data;
};

/** A carrier with a vehicle of each kind: what pulls, and what each can pull. */
export const addCarrier = async (request: APIRequestContext, name: string, nif: string, mark: string) => {
  const carrier = await add(request, 'carriers', {
    name,
    nif,
    companyType: 'society',
    phone: '+34611000111',
    email: `${mark.toLowerCase()}@example.com`,
  });
  const vehicle = (number: string, type: string, hasTraction: boolean, tonnage: number, long: number) =>
    add(request, 'vehicles', {
      number,
      type,
      hasTraction,
      carrierId: carrier.id,
      tonnage,
      long,
      width: 2.45,
      height: 2.7,
      isNational: true,
    });
  return {
    id: carrier.id,
    head: (await vehicle(`1111${mark}`, 'tractor_head', true, 18, 6)).id,
    rigid: (await vehicle(`2222${mark}`, 'rigid', true, 12, 7.2)).id,
    van: (await vehicle(`3333${mark}`, 'van', true, 1.2, 3)).id,
    tauliner: (await vehicle(`R4444${mark}`, 'tauliner', false, 24, 13.6)).id,
    trailer: (await vehicle(`R5555${mark}`, 'trailer', false, 10, 8)).id,
  };
};

/** Orders of a client that no route carries yet. */
export const addLoads = async (
  request: APIRequestContext,
  clientId: number,
  cities: readonly string[],
  more: Values = {},
) => {
  const ids: number[] = [];
  for (const city of cities) {
    const load = await add(request, 'loads', {
      clientId,
      origin: PLACE,
      destination: { ...PLACE, city, county: city },
      pickupDate: TODAY,
      deliveryDate: addDays(TODAY, 1),
      invoiceDate: addDays(TODAY, 1),
      weight: 8000,
      length: 4,
      width: 2.4,
      height: 2,
      price: 777.77,
      ...more,
    });
    ids.push(load.id);
  }
  return ids;
};

export const addClient = (request: APIRequestContext) =>
  add(request, 'clients', { name: 'Aceites de la Prueba, S.L.', alias: 'Aceites', nif: 'B12345674' });

export const addRoute = (request: APIRequestContext, data: Values) =>
  add(request, 'routes', { startDate: TODAY, endDate: addDays(TODAY, 1), ...data });
