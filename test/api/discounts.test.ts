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

  test.each([
    ['a PDF', Buffer.from('%PDF-1.4\n%%EOF'), 'oferta.pdf'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'oferta.svg'],
    ['an SVG that is called a PNG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'oferta.png'],
  ])('takes no %s for it, and keeps nothing then', async (_what, bytes, name) => {
    const files = await office.db('files').count({ n: '*' });
    const made = await upload(office.as('admin'), '/api/discounts', { ...OFFER, title: name }, [file(bytes, name)]);
    expect(made.status).toBe(415);
    expect(Object.keys(made.body.errors ?? {})).toEqual(['url']);
    expect(await office.db('discounts').where({ title: name })).toEqual([]);
    expect(await office.db('files').count({ n: '*' })).toEqual(files);
  });

  test('that is removed takes its cover out of sight, and brings it back', async () => {
    const made = await upload(office.as('admin'), '/api/discounts', OFFER, [file(PNG, 'uno.png')]);
    const { id, document } = made.body.data as Discount;
    const seen = async () => [
      (await office.as('carrier').get(`/api/discounts/${id}`)).status,
      (await office.as('carrier').get(document?.src ?? '')).status,
    ];
    expect((await office.as('admin').delete(`/api/discounts/${id}`)).status).toBe(200);
    expect(await seen()).toEqual([404, 404]);
    expect((await office.as('admin').put(`/api/discounts/${id}/restore`, {})).status).toBe(200);
    expect(await seen()).toEqual([200, 200]);
  });

  test('is listed the newest first, and no longer than it may be', async () => {
    const titles = ['primero', 'segundo'];
    for (const title of titles) await office.as('admin').post('/api/discounts', { ...OFFER, title });
    const listed = (await office.as('carrier').get('/api/discounts')).body.data as { title: string }[];
    expect(listed.slice(0, 2).map(({ title }) => title)).toEqual(['segundo', 'primero']);
    const long = { title: 'x'.repeat(151), description: 'x'.repeat(501), link: `https://a.es/${'x'.repeat(150)}` };
    const refused = await office.as('admin').post('/api/discounts', long);
    expect([refused.status, Object.keys(refused.body.errors ?? {}).sort()]).toEqual([
      422,
      ['description', 'link', 'title'],
    ]);
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
