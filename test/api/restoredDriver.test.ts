import { beforeEach, describe, expect, test } from 'vitest';
import { logIn } from '../help/accounts.ts';
import { officePerTest } from '../help/ownOffice.ts';

const office = officePerTest();
const PASSWORD = 'clave-del-camion';
let driver = 0;
beforeEach(async () => {
  await office.db('users').whereIn('id', [office.ids.users.driver, office.ids.users.otherDriver]).del();
  driver = await giveAccess('carrier');
});

const vehicle = () => `/api/vehicles/${office.ids.tractor}`;
const giveAccess = async (account: 'carrier' | 'otherCarrier'): Promise<number> => {
  const answer = await office.as(account).post(`${vehicle()}/driver`, { password: PASSWORD });
  return (answer.body.data as { id: number }).id;
};
const done = async (answer: Promise<{ status: number; text: string }>) => {
  const { status, text } = await answer;
  expect(status, text).toBe(200);
};
const handOver = (carrierId: number) => done(office.as('admin').put(vehicle(), { carrierId }));
const remove = (id = driver) => done(office.as('admin').delete(`/api/users/${id}`));
const restore = (id = driver) => office.as('admin').put(`/api/users/${id}/restore`);
const driverNow = async () =>
  ((await office.as('admin').get(vehicle())).body.data as { driver: { id: number } | null }).driver?.id ?? null;

const WHAT_TO_DO = 'Crea el acceso del conductor en la ficha del vehículo que lleve ahora.';

describe('the account of a driver stays removed', () => {
  test.each<[string, () => Promise<void>, string]>([
    [
      'when its vehicle went to another company, which removed it',
      () => handOver(office.ids.otherCarrier),
      `El vehículo 1234BCD ha pasado a otro transportista desde que se creó este acceso. ${WHAT_TO_DO}`,
    ],
    [
      'when its vehicle went to another company after that',
      async () => {
        await remove();
        await handOver(office.ids.otherCarrier);
      },
      `El vehículo 1234BCD ha pasado a otro transportista desde que se creó este acceso. ${WHAT_TO_DO}`,
    ],
    [
      'when its vehicle pulls nothing any more',
      async () => {
        await remove();
        await done(office.as('admin').put(vehicle(), { hasTraction: false, type: 'tauliner' }));
      },
      `El vehículo 1234BCD ya no es un vehículo tractor. ${WHAT_TO_DO}`,
    ],
    [
      'when its vehicle was removed',
      async () => {
        await remove();
        await done(office.as('admin').delete(vehicle()));
      },
      'El vehículo 1234BCD está eliminado. Restáuralo antes de restaurar el acceso de su conductor.',
    ],
  ])('%s', async (_what, change, message) => {
    await change();
    const answer = await restore();
    expect([answer.status, answer.body.message]).toEqual([409, message]);
    expect((await logIn(office, '1234BCD', PASSWORD)).status).toBe(401);
    expect((await office.as('admin').get('/api/users')).text).not.toContain('"1234BCD"');
  });

  test('when the vehicle has a driver again', async () => {
    await remove();
    const next = await giveAccess('carrier');
    expect((await restore()).body.message).toBe('El vehículo ya tiene acceso de conductor.');
    expect(await driverNow()).toBe(next);
  });
});

describe('it comes back', () => {
  test('when its vehicle is whose and what it was, whatever else has changed of it', async () => {
    await remove();
    await done(office.as('admin').put(vehicle(), { specs: 'Trampilla' }));
    expect((await restore()).status).toBe(200);
    expect(await driverNow()).toBe(driver);
    expect((await logIn(office, '1234BCD', PASSWORD)).status).toBe(200);
  });

  test('when its vehicle is back with its company; that of the company in between doesn’t', async () => {
    await handOver(office.ids.otherCarrier);
    const between = await giveAccess('otherCarrier');
    await handOver(office.ids.carrier);
    expect((await restore(between)).status).toBe(409);
    expect((await restore()).status).toBe(200);
    expect(await driverNow()).toBe(driver);
  });

  test('with the company that the vehicle went to, which had made and removed it', async () => {
    await handOver(office.ids.otherCarrier);
    const theirs = await giveAccess('otherCarrier');
    await remove(theirs);
    expect((await restore(theirs)).status).toBe(200);
    await remove(theirs);
    await handOver(office.ids.carrier);
    expect((await restore(theirs)).status).toBe(409);
  });
});
