import { describe, expect, test } from 'vitest';
import { addRoutes, invoiceOf, issued, post, received } from '../help/invoicing.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { addConfirmed, addLoad } from '../help/rows.ts';

const office = officePerFile();
const remove = async (path: string): Promise<[number, string | undefined]> => {
  const { status, body } = await office.as('admin').delete(`/api/${path}`);
  return [status, body.message];
};
const step = (load: number) => office.as('driver').post(`/api/loads/${load}/tracking`);
const invoiceLoad = async (load: number) =>
  invoiceOf(await post(office.as('admin'), issued(office, { loadIds: [load], value: undefined })));
const invoiceRoute = async (route: number) =>
  invoiceOf(
    await post(office.as('admin'), received(office, { num: `C-${route}`, routeIds: [route], value: undefined })),
  );

const BEGUN =
  'No se puede eliminar: el transporte del pedido ya ha empezado. Si es un error, deshaz antes los pasos de su seguimiento.';

describe('an order that isn’t removed: it is said why, and what to do', () => {
  test('since its transport has begun, whatever has come of its route', async () => {
    const load = await addLoad(office);
    await addConfirmed(office, [load]);
    for (let done = 0; done < 4; done += 1) {
      await step(load);
      expect(await remove(`loads/${load}`)).toEqual([409, BEGUN]);
    }
  });

  test('since it is invoiced', async () => {
    const load = await addLoad(office);
    await addConfirmed(office, [load]);
    await invoiceLoad(load);
    expect(await remove(`loads/${load}`)).toEqual([
      409,
      'No se puede eliminar: el pedido ya tiene factura. Anúlala antes.',
    ]);
  });

  test('since its route is', async () => {
    const [route = 0] = await addRoutes(office, [100]);
    await invoiceRoute(route);
    const load = await addLoad(office);
    await office.db('loads').where({ id: load }).update({ routeId: route, status: 'assigned' });
    expect(await remove(`loads/${load}`)).toEqual([
      409,
      'No se puede eliminar: su carga ya tiene factura. Anula o elimina antes esa factura.',
    ]);
  });
});

describe('a route that isn’t removed: it is said why, and what to do', () => {
  test('since one of its orders has begun, or all are delivered', async () => {
    const load = await addLoad(office);
    const id = await addConfirmed(office, [await addLoad(office), load]);
    const single = await addLoad(office);
    const finished = await addConfirmed(office, [single]);
    await step(load);
    for (let done = 0; done < 4; done += 1) await step(single);
    const sentence = (begun: number) =>
      `No se puede eliminar: el transporte de P. ${begun} ya ha empezado. Si es un error, deshaz antes los pasos de su seguimiento.`;
    expect(await remove(`routes/${id}`)).toEqual([409, sentence(load)]);
    expect(await remove(`routes/${finished}`)).toEqual([409, sentence(single)]);
  });

  test('since it is invoiced', async () => {
    const [id = 0] = await addRoutes(office, [100]);
    await invoiceRoute(id);
    expect(await remove(`routes/${id}`)).toEqual([
      409,
      'No se puede eliminar: la carga ya tiene factura. Anula o elimina antes esa factura.',
    ]);
  });

  test('since one of its orders is', async () => {
    const load = await addLoad(office);
    const id = await addConfirmed(office, [load, await addLoad(office)]);
    await invoiceLoad(load);
    expect(await remove(`routes/${id}`)).toEqual([
      409,
      `No se puede eliminar: ya hay factura de P. ${load}. Anúlala antes.`,
    ]);
  });
});
