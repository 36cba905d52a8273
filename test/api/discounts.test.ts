import { describe, expect, test } from 'vitest';
import { PNG } from '../help/invoicing.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { file, upload } from '../help/upload.ts';

const office = officePerFile();

const OFFER = { title: 'Neumáticos', description: 'Un 10 % menos', link: 'https://example.com/oferta' };
type Discount = { id: number; document: { src: string; title: string } | null };

describe('a discount', () => {
  test('has a cover, which the newest picture is', async () => {
    const made = await upload(office.as('admin'), '/api/discounts', OFFER, [file(PNG, 'uno.png')]);
    expect(made.status).toBe(201);
    const { id, document } = made.body.data as Discount;
    expect(document).toMatchObject({
      title: 'uno.png',
      src: expect.stringMatching(/^\/api\/static\/[0-9a-f]{32}\.png$/),
    });
    const changed = await upload(office.as('admin'), `/api/discounts/${id}/files`, {}, [file(PNG, 'dos.png')]);
    expect((changed.body.data as Discount).document?.title).toBe('dos.png');
    const seen = (await office.as('carrier').get(`/api/discounts/${id}`)).body.data as Discount;
    expect((await office.as('carrier').get(seen.document?.src ?? '')).status).toBe(200);
    expect((await office.as('client').get(seen.document?.src ?? '')).status).toBe(404);
    const saved = await office.as('carrier').get(seen.document?.src.replace('static', 'discounts/download-pic') ?? '');
    expect(saved.headers['content-disposition']).toContain('attachment; filename="dos.png"');
  });

  test('can do without one', async () => {
    const made = await office.as('superUser').post('/api/discounts', OFFER);
    expect(made.body.data).toMatchObject({ ...OFFER, document: null });
  });

  test.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//example.com',
    'ftp://a.es',
    'https://a b',
  ])('links to the web alone: %j is refused', async link => {
    const answer = await office.as('admin').post('/api/discounts', { ...OFFER, link });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {})).toEqual(['link']);
  });

  test('is read by carriers and kept by the office', async () => {
    const { id } = (await office.as('admin').post('/api/discounts', OFFER)).body.data as Discount;
    for (const account of ['client', 'driver', 'accountant'] as const)
      expect((await office.as(account).get(`/api/discounts/${id}`)).status).toBe(403);
    const carrier = office.as('carrier');
    expect((await carrier.get(`/api/discounts/${id}`)).status).toBe(200);
    expect((await carrier.put(`/api/discounts/${id}`, { title: 'x' })).status).toBe(403);
    expect((await upload(carrier, `/api/discounts/${id}/files`, {}, [file(PNG)])).status).toBe(403);
    expect((await upload(carrier, '/api/discounts', OFFER, [file(PNG)])).status).toBe(403);
    expect(await office.db('files').where({ discountId: id })).toEqual([]);
  });
});
