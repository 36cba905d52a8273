import { describe, expect, test } from 'vitest';
import { addRoutes, invoiceOf, PDF } from '../help/invoicing.ts';
import type { Furniture } from '../help/furnish.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { addConfirmed, addLoad } from '../help/rows.ts';
import { file, upload } from '../help/upload.ts';

const office = officePerFile();

type Account = keyof Furniture['users'];
type Link = { name: string; src: string };
const ACCOUNTS = [
  'superUser',
  'admin',
  'carrier',
  'otherCarrier',
  'client',
  'otherClient',
  'accountant',
  'otherAccountant',
  'driver',
  'otherDriver',
] as const satisfies readonly Account[];

const add = async (values: Record<string, string | number>, content = PDF): Promise<Link> => {
  const answer = await upload(office.as('admin'), '/api/documents', values, [file(content, 'Póliza nº 1.pdf')]);
  if (answer.status !== 201) throw new Error(answer.text);
  return (answer.body.data as { url: Link[] }).url[0] as Link;
};

describe('a file is read by who may read what it is of', () => {
  const readers = async ({ src, name }: Link): Promise<Account[]> => {
    const found: Account[] = [];
    for (const account of ACCOUNTS) {
      const [shown, saved] = [
        await office.as(account).get(src),
        await office.as(account).get(`/api/documents/download-pic/${name}`),
      ];
      expect(saved.status).toBe(shown.status);
      if (shown.status === 200) found.push(account);
      else expect(shown.text).toBe((await office.as(account).get(`/api/static/${'0'.repeat(32)}.pdf`)).text);
    }
    return found;
  };

  test('a carrier’s', async () => {
    expect(await readers(await add({ type: 'cap', carrierId: office.ids.carrier }))).toEqual([
      'superUser',
      'admin',
      'carrier',
    ]);
  });

  test('a vehicle’s', async () => {
    expect(await readers(await add({ type: 'itv_card', vehicleId: office.ids.tractor }))).toEqual([
      'superUser',
      'admin',
      'carrier',
    ]);
  });

  test('a client’s', async () => {
    expect(await readers(await add({ type: 'taxes', clientId: office.ids.client }))).toEqual([
      'superUser',
      'admin',
      'client',
    ]);
  });

  test('a load’s and its route’s', async () => {
    const loadId = await addLoad(office);
    const cmr = await add({ type: 'cmr', loadId });
    expect(await readers(cmr)).toEqual(['superUser', 'admin', 'client']);
    const routeId = await addConfirmed(office, [loadId]);
    expect(await readers(cmr)).toEqual(['superUser', 'admin', 'carrier', 'client', 'driver']);
    expect(await readers(await add({ type: 'load_order', routeId }))).toEqual([
      'superUser',
      'admin',
      'carrier',
      'driver',
    ]);
    await office.db('routes').where({ id: routeId }).update({ carrierId: office.ids.otherCarrier });
    expect(await readers(cmr)).toEqual(['superUser', 'admin', 'otherCarrier', 'client']);
  });

  test('an invoice’s', async () => {
    const routeIds = await addRoutes(office, [10]);
    const bill = invoiceOf(
      await upload(office.as('carrier'), '/api/invoices', { isEmitted: 'true', 'routeIds[0]': routeIds[0] ?? 0 }, [
        file(PDF),
      ]),
    );
    const [document] = bill.documents as { url: Link[] }[];
    expect(await readers(document?.url[0] as Link)).toEqual(['superUser', 'admin', 'carrier', 'accountant']);
  });

  test('a removed document’s only by the office', async () => {
    const link = await add({ type: 'other', carrierId: office.ids.carrier });
    const { documentId } = await office.db('files').where({ name: link.name }).first();
    await office.as('admin').delete(`/api/documents/${documentId}`);
    expect(await readers(link)).toEqual(['superUser', 'admin']);
  });

  test('and by nobody who isn’t signed in', async () => {
    const link = await add({ type: 'other', carrierId: office.ids.carrier });
    expect((await office.anonymous.get(link.src)).status).toBe(401);
  });

  test.each([
    '..%2f..%2fportes.db',
    '..%5c..%5cportes.db',
    '%2e%2e%2f.env',
    '%00.pdf',
    'x.png',
    `${'a'.repeat(32)}.pdf%00.png`,
    `${'A'.repeat(32)}.PDF`,
    'a'.repeat(190),
  ])('%s is no file', async name => {
    for (const url of [`/api/static/${name}`, `/api/documents/download-pic/${name}`])
      expect((await office.as('superUser').get(url)).status).toBe(404);
  });
});

describe('the answer', () => {
  test('brings the file as it is, and nothing in it may run', async () => {
    const link = await add({ type: 'other', carrierId: office.ids.carrier });
    const shown = await office.as('carrier').get(link.src);
    expect(shown.text).toBe(PDF.toString());
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': `${PDF.length}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'content-disposition': 'inline; filename="Poliza n_ 1.pdf"; filename*=UTF-8\'\'P%C3%B3liza%20n%C2%BA%201.pdf',
    });
    expect(shown.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox$/);
    const saved = await office.as('carrier').get(`/api/loads/download-pic/${link.name}`);
    expect(saved.headers['content-disposition']).toMatch(/^attachment; /);
  });

  test('is empty for who has it still, as long as he may read it', async () => {
    const { src } = await add({ type: 'other', carrierId: office.ids.carrier });
    const etag = String((await office.as('carrier').get(src)).headers.etag);
    const again = (account: Account) =>
      office.as(account).send({ method: 'GET', url: src, headers: { 'if-none-match': etag } });
    const unchanged = await again('carrier');
    expect(unchanged.status).toBe(304);
    // A browser keeps it in place of the one it has.
    expect(unchanged.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox$/);
    expect((await again('client')).status).toBe(404);
  });
});
