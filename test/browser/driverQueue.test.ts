import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { returnDevice } from './devices.ts';
import { DAY, dayOf, HOUR } from '#domain/dates';
import { type DriverPhone, openPhone } from './driverPhone.ts';
import { type DriverLoad, newLoad } from './newLoad.ts';
import { officePerFile, serverPerFile } from './ownServer.ts';

const MINUTE = 60_000;

const own = serverPerFile();
const office = officePerFile(own);

let load: DriverLoad;
let phone: DriverPhone;
/** What the phone has sent, by the end of its path. */
let sent: string[];
beforeEach(async () => {
  load = await newLoad(office, dayOf(new Date()));
  phone = await openPhone(own.browser, own.server.url, load);
  sent = [];
  phone.context.on('request', request => {
    if (request.method() === 'POST') sent.push(request.url().split('/').at(-1) ?? '');
  });
});
afterEach(() => returnDevice(phone.context));

type Made = { madeAt: string };
const listOf = (resource: string): Promise<Made[]> => office.get(`/${resource}?filter={"loadId":${load.id}}`);
const papers = () => listOf('documents');
const stepsDone = async () => (await office.get<DriverLoad>(`/loads/${load.id}`)).tracking.map(({ detail }) => detail);

describe('a phone that has no room left when it sends', () => {
  const fillUp = () =>
    phone.page().evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });

  test('sends a photo once, and forgets it', async () => {
    await phone.loseCoverage();
    await phone.photograph('CMR');
    await phone.pending(1);
    await fillUp();
    await phone.findCoverage();
    await phone.nothingPending();
    await phone.card().getByRole('region', { name: 'Documentos' }).getByRole('listitem').waitFor();
    await phone.page().reload();
    await phone.button('He llegado al origen').waitFor();
    await phone.nothingPending();
    expect([sent, (await papers()).length]).toEqual([['files'], 1]);
  });

  test('sends what is refused once, and says why', async () => {
    await phone.step('He llegado al origen');
    await phone.nothingPending();
    await phone.loseCoverage();
    await phone.step('Mercancía cargada');
    await phone.pending(1);
    await office.post(`/loads/${load.id}/tracking`, { direction: 'back' });
    await fillUp();
    await phone.findCoverage();
    const refused = phone.page().getByText('1 envío no admitido');
    await refused.waitFor();
    // The next turn sends what is done now, and that alone.
    await phone.step('He llegado al origen');
    await phone.button('Mercancía cargada').waitFor();
    await expect.poll(() => sent).toEqual(['tracking', 'tracking', 'tracking']);
    expect(await refused.count()).toBe(1);
  });
});

test('a photo that does not get through holds no step up, and goes with the next turn', async () => {
  await phone.loseCoverage();
  await phone.photograph('CMR');
  await phone.step('He llegado al origen');
  await phone.step('Mercancía cargada');
  await phone.pending(3);
  await phone.page().route('**/files', route => route.abort('timedout'));
  await phone.findCoverage();
  await phone.pending(1);
  expect(await stepsDone()).toEqual(['at-origin', 'loaded']);
  await phone.page().unroute('**/files');
  await phone.findCoverage();
  await phone.nothingPending();
  expect(await papers()).toHaveLength(1);
});

test.each([507, 429])('a photo that the server can’t take for now (%i) holds no step up, and rests', async status => {
  await phone.loseCoverage();
  await phone.photograph('CMR');
  await phone.step('He llegado al origen');
  await phone.pending(2);
  await phone.page().route('**/files', route => route.fulfill({ status, json: { message: 'Ahora no.' } }));
  await phone.findCoverage();
  await phone.pending(1);
  await expect.poll(() => sent).toContain('files');
  await phone.step('Mercancía cargada');
  await expect.poll(stepsDone).toEqual(['at-origin', 'loaded']);
  expect(sent).toEqual(['tracking', 'files', 'tracking']);
  await phone.page().unrouteAll();
  await phone.open();
  await phone.nothingPending();
  expect(await papers()).toHaveLength(1);
});

describe('a route that is the vehicle’s no more', () => {
  const gone = () => phone.page().getByText('Esta carga ya no es de tu vehículo.');

  test('is no longer shown on the page that is open, nor when coverage is lost after that', async () => {
    await phone.page().clock.install();
    await phone.open();
    expect((await office.put(`/routes/${load.routeId}`, { status: 'draft' })).status).toBe(200);
    await phone.page().clock.runFor(MINUTE);
    await gone().waitFor();
    await phone.loseCoverage();
    await phone.page().clock.runFor(MINUTE);
    expect(await phone.card().count()).toBe(0);
    await gone().waitFor();
    await phone.page().getByRole('link', { name: 'Cargas asignadas' }).last().click();
    await phone.page().waitForURL(/\/app\/driver\/routes(\?|$)/);
  });

  test('refuses what was done on it meanwhile, says whom to tell, and takes it once that has put it right', async () => {
    await phone.loseCoverage();
    await phone.step('He llegado al origen');
    await phone.pending(1);
    expect((await office.put(`/routes/${load.routeId}`, { status: 'draft' })).status).toBe(200);
    await phone.findCoverage();
    const why = 'El pedido ya no está en una carga de tu vehículo: avisa a la oficina.';
    await phone.page().getByText(`No se pudo cambiar el estado del pedido P. ${load.id}. ${why}`).waitFor();
    const unsent = phone.page().getByRole('list', { name: 'Pendiente de enviar' });
    await unsent.getByText(why).waitFor();
    expect(await unsent.getByRole('button').allInnerTexts()).toEqual(['Reintentar', 'Quitar']);
    expect((await office.put(`/routes/${load.routeId}`, { status: 'confirmed' })).status).toBe(200);
    await unsent.getByRole('button', { name: 'Reintentar' }).click();
    await expect.poll(stepsDone).toEqual(['at-origin']);
  });
});

test('an answer that does not come about what is new holds up nothing that is done next', async () => {
  await phone.page().route(/\/api\/routes\/\?/, () => {});
  await phone.step('He llegado al origen');
  await phone.step('Mercancía cargada');
  await expect.poll(stepsDone, { timeout: 30_000 }).toEqual(['at-origin', 'loaded']);
  await phone.page().unrouteAll();
});

test('what is refused for a field says what is wrong with it', async () => {
  await phone.page().route('**/tracking', route => {
    const said = route.request().postDataJSON() as object;
    return route.continue({ postData: JSON.stringify({ ...said, at: new Date(Date.now() + HOUR).toISOString() }) });
  });
  await phone.step('He llegado al origen');
  const unsent = phone.page().getByRole('list', { name: 'Pendiente de enviar' });
  await unsent.getByText(/Debe ser una fecha y hora válidas/).waitFor();
  await phone.page().unrouteAll();
  await unsent.getByRole('button', { name: 'Reintentar' }).click();
  await expect.poll(stepsDone).toEqual(['at-origin']);
});

describe('on a phone whose clock is wrong', () => {
  test.each([
    ['ahead', 5 * HOUR],
    ['over a month behind', -40 * DAY],
  ])('what was done while it was %s is in when it is right again', async (_what, off) => {
    const began = Date.now();
    await phone.loseCoverage();
    await phone.page().clock.setFixedTime(began + off);
    await phone.step('He llegado al origen');
    await phone.photograph('CMR');
    await phone.pending(2);
    await phone.page().clock.setFixedTime(Date.now());
    await phone.findCoverage();
    await phone.nothingPending();
    const { tracking } = await office.get<DriverLoad>(`/loads/${load.id}`);
    const moments = [tracking[0]?.timestamp, (await papers())[0]?.madeAt];
    for (const moment of moments) expect(Math.abs(Date.parse(moment ?? '') - began)).toBeLessThan(MINUTE);
  });

  test.each([
    ['a photo', 'documents', '**/files', () => phone.photograph('CMR')],
    ['a request', 'accountingRequests', '**/CMRrequest', () => phone.askForCmr('Falta el original')],
  ] as const)('%s whose answer got lost is sent again as it was, and is in', async (_what, resource, path, act) => {
    const began = Date.now();
    await phone.page().clock.setFixedTime(began + 3 * HOUR);
    await phone.page().route(path, async route => {
      await route.fetch();
      await route.abort();
    });
    await act();
    await expect.poll(() => listOf(resource)).toHaveLength(1);
    await phone.pending(1);
    // The page that sends it again knows no more than what is written on the phone, and has the right time.
    await phone.openAnew();
    await phone.page().clock.setFixedTime(Date.now());
    const answer = phone.page().waitForResponse(path);
    await phone.open();
    expect((await answer).status()).toBe(201);
    await phone.nothingPending();
    const made = await listOf(resource);
    expect(made).toHaveLength(1);
    expect(Math.abs(Date.parse(made[0]?.madeAt ?? '') - began)).toBeLessThan(MINUTE);
  });
});
