import { afterEach, beforeEach, expect, test } from 'vitest';
import { returnDevice } from './devices.ts';
import { dayOf } from '#domain/dates';
import { type DriverPhone, openPhone } from './driverPhone.ts';
import { type DriverLoad, newLoad } from './newLoad.ts';
import { officePerFile, serverPerFile } from './ownServer.ts';

const TODAY = dayOf(new Date());
const MINUTE = 60_000;
const PATIENT = { timeout: 15_000 };

const own = serverPerFile();
const office = officePerFile(own);

let load: DriverLoad;
let phone: DriverPhone;
beforeEach(async () => {
  load = await newLoad(office, TODAY);
  phone = await openPhone(own.browser, own.server.url, load);
  await phone.page().clock.install();
  // The last that is asked to be kept as the list opens: from then on it is asked every minute.
  const isKept = phone.page().waitForResponse(response => response.url().endsWith('/decaState'));
  await phone.page().goto('/app/driver/routes');
  await isKept;
  await card(load.routeId).waitFor();
});
afterEach(() => returnDevice(phone.context));

const card = (routeId: number) =>
  phone
    .page()
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`C\\. ${routeId}(?!\\d)`) });
/** What the phone keeps under a name with this in it. */
const held = (name: string): Promise<string> =>
  phone.page().evaluate(async looked => {
    const done = (request: IDBRequest) => new Promise(resolve => request.addEventListener('success', resolve));
    const open = indexedDB.open('portes');
    await done(open);
    const rows = open.result.transaction('kept').objectStore('kept');
    const [keys, values] = [rows.getAllKeys(), rows.getAll()];
    await Promise.all([keys, values].map(done));
    open.result.close();
    return keys.result
      .flatMap((key, at) => (decodeURIComponent(String(key)).includes(looked) ? JSON.stringify(values.result[at]) : []))
      .join();
  }, name);
const aMinute = () => phone.page().clock.runFor(MINUTE + 1_000);

test('what the office confirms meanwhile opens without coverage, never opened before, what its control document lacks too', async () => {
  const more = await newLoad(office, TODAY);
  await aMinute();
  await card(more.routeId).waitFor();
  await expect.poll(() => held(`/routes/${more.routeId}/decaState`), PATIENT).not.toBe('');
  await phone.loseCoverage();
  await card(more.routeId).click();
  const isThere = async () => {
    await phone.page().getByRole('button', { name: 'He llegado al origen' }).waitFor();
    await phone
      .page()
      .getByText(/^Falta el DeCA/)
      .waitFor();
  };
  await isThere();
  await phone.page().reload();
  await isThere();
});

test('what the office changes is kept within a minute, whichever page is open', async () => {
  const place = { name: 'Nave 3', street: 'Calle Nueva', city: 'Talavera', county: 'Toledo', postalCode: '45600' };
  await office.put(`/loads/${load.id}`, { destination: place });
  await aMinute();
  await expect.poll(() => held(`"routeId":${load.routeId}}`), PATIENT).toContain(place.street);
  await phone.loseCoverage();
  await phone.open();
  await phone
    .card()
    .getByText(/Talavera/)
    .first()
    .waitFor();
});
