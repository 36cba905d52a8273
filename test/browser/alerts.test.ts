import type { APIResponse, Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { DESKTOP, newVisitor, PHONE, signIn, type Visitor } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { serverPerFile } from './ownServer.ts';
import { choose, fill, saved } from './person.ts';

const own = serverPerFile();

/** The bell's own question, not that of the dialog or the page. */
const isPoll = (request: Request): boolean => {
  const url = new URL(request.url());
  return /^\/api\/alerts\/?$/.test(url.pathname) && (url.searchParams.get('filter') ?? '').includes('"isRead":false');
};

/** As many as the dialog shows. */
const SHOWN = 25;

type Watched = Visitor & { polls: Request[] };

/** Somebody whose clock the test can move on, and whose polls are written down. */
const enter = async (username: string, size = DESKTOP): Promise<Watched> => {
  const visitor = await newVisitor(own.browser, own.server.url, size);
  const polls: Request[] = [];
  visitor.page.on('request', request => isPoll(request) && polls.push(request));
  await visitor.page.clock.install();
  const first = visitor.page.waitForResponse(response => isPoll(response.request()));
  await signIn(visitor.page, username);
  const { total }: { total: number } = await (await first).json();
  await unreadIs(visitor.page, total);
  return { ...visitor, polls };
};

/** Behind an open dialog it is hidden from who asks by role, but seen. */
const bell = (page: Page) =>
  page.getByRole('button', { name: /(?:^|\s)(?:\d+ alertas? sin leer|Alertas)$/, includeHidden: true });
const unread = async (page: Page): Promise<number> => Number.parseInt(await bell(page).innerText(), 10) || 0;
const unreadIs = async (page: Page, count: number): Promise<void> => {
  await expect.poll(() => unread(page), { timeout: 15_000 }).toBe(count);
};

/** The next answer to a poll; in less time than until the next turn, so that only what is asked at once is in time. */
const answered = (page: Page) => page.waitForResponse(response => isPoll(response.request()), { timeout: 10_000 });
/** Lets the time between two questions go by; answers what was answered to the next. */
const nextPoll = async (page: Page) => {
  const answer = answered(page);
  await page.clock.fastForward(15_000);
  return answer;
};
const letGoBy = async (page: Page, seconds: number) => {
  for (let passed = 0; passed < seconds; passed += 15) await page.clock.fastForward(15_000);
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
};

const office = async (): Promise<Page> => {
  const visitor = await newVisitor(own.browser, own.server.url);
  await signIn(visitor.page, 'admin');
  return visitor.page;
};
const tell = async (page: Page, body: object): Promise<APIResponse> => {
  const answer = await page.request.post('/api/alerts', { data: body });
  expect(answer.status()).toBe(201);
  return answer;
};

const seen = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate(value => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

describe('the bell', () => {
  test('asks every 15 seconds with the tag of the last answer, and is told with nothing that nothing changed', async () => {
    const { page, polls, complaints, context } = await enter('contable');
    const count = await unread(page);
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await nextPoll(page);
      expect(answer.status()).toBe(304);
      expect(await answer.request().headerValue('if-none-match')).toMatch(/^"\d+\.accountant:\d+\.\d+"$/);
    }
    expect(await unread(page)).toBe(count);
    const admin = await office();
    await tell(admin, { title: 'Cierre del trimestre', recipientType: 'accountant' });
    expect((await nextPoll(page)).status()).toBe(200);
    await unreadIs(page, count + 1);
    expect(polls.length).toBe(4);
    await returnDevice(admin.context());
    await returnDevice(context);
    expect(complaints).toEqual([]);
  });

  test('is silent while the page is hidden, and asks at once when it is seen again', async () => {
    const { page, polls, context } = await enter('cliente');
    await seen(page, 'hidden');
    const before = polls.length;
    await letGoBy(page, 60);
    expect(polls.length).toBe(before);
    const answer = answered(page);
    await seen(page, 'visible');
    expect((await answer).status()).toBe(304);
    await returnDevice(context);
  });

  test('says nothing of a lost connection, and goes on when it is back', async () => {
    const { page, polls, context, complaints } = await enter('cliente');
    const count = await unread(page);
    await context.setOffline(true);
    const before = polls.length;
    await letGoBy(page, 60);
    expect(polls.length).toBe(before);
    expect(await unread(page)).toBe(count);
    const answer = answered(page);
    await context.setOffline(false);
    expect((await answer).status()).toBe(304);
    await returnDevice(context);
    expect(complaints).toEqual([]);
  });

  test('does not pile up questions while the server is slow', async () => {
    const { page, polls, context } = await enter('cliente');
    let release = () => {};
    const held = new Promise<void>(resolve => (release = resolve));
    await page.route(/\/api\/alerts/, async route => {
      await held;
      await route.continue();
    });
    const before = polls.length;
    await letGoBy(page, 45);
    expect(polls.length).toBe(before + 1);
    const answer = answered(page);
    release();
    expect((await answer).status()).toBe(304);
    await returnDevice(context);
  });

  test('ends with the session, and whoever comes next is shown their own, asked for without another’s tag', async () => {
    const { page, polls, context, complaints } = await enter('admin');
    const ofTheOffice = await unread(page);
    await nextPoll(page);
    await page.getByRole('button', { name: /Cerrar sesión/ }).click();
    await page.getByLabel(/^contraseña/i).waitFor();
    const before = polls.length;
    await letGoBy(page, 60);
    expect(polls.length).toBe(before);
    await signIn(page, 'contable');
    await bell(page).waitFor();
    await expect.poll(() => polls.length).toBeGreaterThan(before);
    const first = polls[before] as Request;
    expect(await first.headerValue('if-none-match')).toBeNull();
    const { total }: { total: number } = JSON.parse((await (await first.response())?.text()) ?? '{}');
    await unreadIs(page, total);
    expect(total).toBeLessThan(ofTheOffice);
    await returnDevice(context);
    expect(complaints).toEqual([]);
  });
});

describe.each([
  ['a screen', DESKTOP],
  ['a phone', PHONE],
])('the dialog on %s', (_, size) => {
  test('shows the newest first, by day; a link marks as read, leads there and closes it', async () => {
    const { page, context, complaints } = await enter('transportista', size);
    const { data } = await (await page.request.get('/api/alerts?filter={"resource":"routes"}')).json();
    await page.request.put('/api/alerts/many', { data: { ids: [data[0].id], data: { isRead: false } } });
    await nextPoll(page);
    await expect.poll(() => unread(page)).toBeGreaterThan(0);
    const count = await unread(page);
    await bell(page).click();
    const dialog = page.getByRole('dialog', { name: 'Alertas' });
    const moments = dialog.locator('time');
    await moments.first().waitFor();
    const times = await moments.evaluateAll(all => all.map(each => each.getAttribute('datetime') ?? ''));
    expect(times).toEqual(times.toSorted().toReversed());
    expect(await barriers(page)).toEqual([]);
    const fits = await dialog.evaluate(element => element.scrollWidth <= element.clientWidth);
    expect(fits).toBe(true);
    // What else is unread, and newer, goes with the day.
    const toRoute = page.getByRole('link', { name: /^Abrir carga C\. \d+$/ });
    const fresh = dialog.getByRole('listitem').filter({ hasText: 'Sin leer' }).filter({ has: toRoute }).first();
    await fresh.getByRole('link', { name: /^Abrir carga C\. \d+$/ }).click();
    await page.waitForURL(/\/app\/admin\/routes\/\d+$/);
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { level: 1, name: /C\. \d+/ }).waitFor();
    await unreadIs(page, count - 1);
    await returnDevice(context);
    expect(complaints).toEqual([]);
  });
});

describe('the dialog', () => {
  test('says exactly when to who listens, and to who points at it or reaches it with the keyboard', async () => {
    const { page, context } = await enter('conductor', PHONE);
    const admin = await office();
    await tell(admin, { title: 'Llama a la oficina', recipientType: 'driver' });
    await nextPoll(page);
    await bell(page).click();
    const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Llama a la oficina' });
    await row.getByText(/^(ahora|hace \d+ min)$/).waitFor();
    const exact = row.getByText(/^\d\d-\d\d-\d{4} \d\d:\d\d$/);
    const width = () => exact.evaluate(element => element.getBoundingClientRect().width);
    expect(await width()).toBeLessThan(2);
    await row.getByRole('button', { name: 'Marcar como leída: Llama a la oficina' }).focus();
    await expect.poll(width).toBeGreaterThan(50);
    await row.getByRole('button', { name: 'Marcar como leída: Llama a la oficina' }).click();
    await row.getByText('Sin leer').waitFor({ state: 'hidden' });
    await returnDevice(admin.context());
    await returnDevice(context);
  });

  test('marks all as read, those it has no room for too, but none that came meanwhile', async () => {
    const { page, context, complaints } = await enter('admin');
    // How many of the demonstration are unread depends on the time of day.
    const few = await unread(page);
    for (let count = few; count <= SHOWN; count += 1) await tell(page, { title: 'Aviso', recipientType: 'admin' });
    await bell(page).click();
    const dialog = page.getByRole('dialog', { name: 'Alertas' });
    await dialog.locator('time').first().waitFor();
    await tell(page, { title: 'Recién llegada', recipientType: 'admin' });
    await dialog.getByRole('button', { name: 'Marcar todas como leídas' }).click();
    await unreadIs(page, 1);
    await dialog.getByRole('listitem').filter({ hasText: 'Recién llegada' }).getByText('Sin leer').waitFor();
    await dialog.getByRole('button', { name: 'Marcar todas como leídas' }).click();
    await unreadIs(page, 0);
    await returnDevice(context);
    expect(complaints).toEqual([]);
  });
});

test('on a phone alerts are marked one by one, several at once, and all', async () => {
  const admin = await office();
  for (const title of ['Aviso uno', 'Aviso dos', 'Aviso tres', 'Aviso cuatro'])
    await tell(admin, { title, recipientType: 'driver' });
  const { page, context, complaints } = await enter('conductor', PHONE);
  await page.goto('/app/admin/alerts');
  const card = (title: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: title }).first();
  const toRead = (title: string) => page.getByRole('button', { name: `Marcar como leída: ${title}` }).first();
  await toRead('Aviso cuatro').waitFor();
  expect(await barriers(page)).toEqual([]);
  await toRead('Aviso uno').click();
  await card('Aviso uno').getByRole('button', { name: 'Marcar como no leída' }).waitFor();
  await page.getByRole('button', { name: 'Seleccionar varios' }).click();
  for (const title of ['Aviso dos', 'Aviso tres']) await card(title).getByText(title).click();
  const bulk = page.getByRole('region', { name: 'Acciones sobre la selección' });
  await bulk.getByRole('button', { name: 'Marcar como leída' }).click();
  await bulk.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Seleccionar varios' }).click();
  await card('Aviso dos').getByRole('button', { name: 'Marcar como no leída' }).waitFor();
  await toRead('Aviso cuatro').waitFor();
  await page.getByRole('button', { name: 'Marcar todas como leídas' }).click();
  await toRead('').waitFor({ state: 'hidden' });
  await returnDevice(admin.context());
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

test('the office writes to one carrier, who is told on the page at once, and nobody else is', async () => {
  const [carrier, client] = [await enter('transportista', PHONE), await enter('cliente')];
  await bell(carrier.page).waitFor();
  const { page, context, complaints } = await enter('admin');
  await page.goto('/app/admin/alerts/new');
  await fill(page, 'Título', 'Cambio de muelle');
  await fill(page, 'Descripción', 'Descarga en el muelle 4.');
  await choose(page, 'Destinatario', 'Transportista');
  const me = await (await carrier.page.request.get('/api/carriers')).json();
  await choose(page, 'Transportista', me.data[0].name);
  await saved(page, 'alerts');
  await nextPoll(carrier.page);
  const said = carrier.page.getByRole('status').filter({ hasText: 'Cambio de muelle' });
  await said.getByText('Descarga en el muelle 4.').waitFor();
  expect(await barriers(carrier.page)).toEqual([]);
  await carrier.page.clock.fastForward(8_000);
  await said.waitFor({ state: 'hidden' });
  await nextPoll(client.page);
  expect(await client.page.getByText('Cambio de muelle').count()).toBe(0);
  // Who sees everybody's is told whose it is.
  const all = await enter('super');
  await all.page.goto('/app/admin/alerts');
  const row = all.page.getByRole('row').filter({ hasText: 'Cambio de muelle' });
  await row.getByText(`Transportista: ${me.data[0].name}`).waitFor();
  await all.page.setViewportSize(PHONE);
  await row.waitFor({ state: 'detached' });
  const card = all.page.locator('main .MuiCardContent-root').filter({ hasText: 'Cambio de muelle' });
  await card.getByText(`Transportista: ${me.data[0].name}`).waitFor();
  for (const each of [carrier, client, all]) await returnDevice(each.context);
  await returnDevice(context);
  expect([...complaints, ...carrier.complaints, ...client.complaints, ...all.complaints]).toEqual([]);
});
