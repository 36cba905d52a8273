import { beforeAll, expect, test } from 'vitest';
import { addressesOf, readDocument } from '../help/everyGet.ts';
import { PDF } from '../help/invoicing.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { addLoad, addRoute } from '../help/rows.ts';
import { keepSecrets } from '../help/secretOffice.ts';
import { file, upload } from '../help/upload.ts';

const office = officePerFile();

type Told = { id: number } & Record<string, unknown>;

const addInsurance = async (values: Record<string, string | number>): Promise<number> => {
  const sent = { type: 'liability_insurance', carrierId: office.ids.carrier, ...values };
  const answer = await upload(office.as('admin'), '/api/documents', sent, [file(PDF)]);
  if (answer.status !== 201) throw new Error(answer.text);
  return (answer.body.data as Told).id;
};

let [request, older, newer] = [0, 0, 0];
beforeAll(async () => {
  await keepSecrets(office);
  const days = { startDate: '2026/11/23', endDate: '2026/11/24' };
  const routeId = await addRoute(office, { isPublic: true, loadIds: [await addLoad(office)], ...days });
  const asked = await office.as('carrier').post('/api/requestedRoutes', { routeId });
  request = (asked.body.data as Told).id;
  older = await addInsurance({ expirationDate: '2026/11/25' });
  newer = await addInsurance({ expirationDate: '2027/11/25', replacesId: older });
});

const read = async (path: string): Promise<Told> => (await office.as('admin').get(`/api/${path}`)).body.data as Told;

test('the days of a linked row are written as those of the row itself', async () => {
  expect((await read(`requestedRoutes/${request}`)).route).toMatchObject({
    startDate: '2026/11/23',
    endDate: '2026/11/24',
  });
  expect((await read(`documents/${newer}`)).replaces).toMatchObject({ id: older, expirationDate: '2026/11/25' });
  expect((await read(`documents/${older}`)).replacedBy).toMatchObject({ id: newer, expirationDate: '2027/11/25' });
});

/** Where in an answer a day is written as the database keeps it. */
const rowDaysIn = (value: unknown, where: string): string[] => {
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? [where] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => rowDaysIn(part, `${where} ${name}`));
};

test('no answer has a day in it as the database writes it (Design 4)', { timeout: 120_000 }, async () => {
  const addresses = await addressesOf(office, await readDocument(office));
  const found = new Set<string>();
  let told = 0;
  for (const address of addresses) {
    const { status, body } = await office.as('admin').get(address);
    if (status === 200) told += 1;
    for (const where of rowDaysIn(body, address.replace(/\d+/g, '*'))) found.add(where.replace(/ \d+/g, ''));
  }
  expect(told).toBeGreaterThan(100);
  expect([...found]).toEqual([]);
});
