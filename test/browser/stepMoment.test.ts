import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatDay } from '#domain/dates';
import { addConfirmed, addLoads, openTable } from './dispatch.ts';
import { adminPerFile, serverPerFile } from './ownServer.ts';
import { addDays, dayOf, fill, fillDay } from './person.ts';

const own = serverPerFile();
const admin = adminPerFile(own);

const TODAY = dayOf(new Date());
const YESTERDAY = addDays(TODAY, -1);

const dialog = () => admin.page.getByRole('dialog');
const press = (name: string, place: Locator = dialog()) => place.getByRole('button', { name, exact: true }).click();
const shown = (text: string) => dialog().getByText(text).waitFor();
const trackedOf = async (id: number) => {
  const answer = await admin.page.request.get(`/api/loads/${id}`);
  const { data }: { data: { deliveredDate: string | null; tracking: { detail: string; timestamp: string }[] } } =
    await answer.json();
  return data;
};
/** As clocks in Spain show it. */
const clockOf = (timestamp = '') =>
  new Date(timestamp).toLocaleString('sv-SE', { timeZone: 'Europe/Madrid' }).slice(0, 16);

test('the office says when a step was done that it hears of later, from the table of orders', async () => {
  const [id = 0] = await addLoads(admin.page, 'MESA-AYER', 1);
  await addConfirmed(admin.page, [id]);
  await openTable(admin.page, 'MESA-AYER');
  await admin.page.getByRole('button', { name: 'Todos' }).click();
  const next = (status: string) => admin.page.getByRole('button', { name: `P. ${id}: ${status}` }).click();
  await next('En origen');
  await press('Fue en otro momento');
  await press('Confirmar');
  await shown('Escribe el día y la hora.');
  await fillDay(dialog(), 'Día', YESTERDAY);
  await fill(dialog(), 'Hora', '09:30');
  await dialog().getByText('Escribe el día y la hora.').waitFor({ state: 'detached' });
  await press('Confirmar');
  await dialog().waitFor({ state: 'detached' });
  const [first] = (await trackedOf(id)).tracking;
  expect([first?.detail, clockOf(first?.timestamp)]).toEqual(['at-origin', `${YESTERDAY} 09:30`]);

  // The day of the step before is proposed; no step precedes another, nor is any to come.
  await next('Cargado');
  await press('Fue en otro momento');
  await fill(dialog(), 'Hora', '09:29');
  await shown(`No puede ser antes del paso anterior, del ${formatDay(YESTERDAY)} 09:30.`);
  await fillDay(dialog(), 'Día', addDays(TODAY, 1));
  await shown('No puede ser un momento futuro ni de hace más de 30 días.');
  await press('Confirmar');
  await press('Ahora');
  await press('Confirmar');
  await dialog().waitFor({ state: 'detached' });
  const [, second] = (await trackedOf(id)).tracking;
  expect(Math.abs(Date.now() - Date.parse(second?.timestamp ?? ''))).toBeLessThan(60_000);
});

test('and from the order itself, whose delivery is that day’s', async () => {
  const [id = 0] = await addLoads(admin.page, 'FICHA-AYER', 1);
  await addConfirmed(admin.page, [id]);
  await admin.page.goto(`/app/admin/loads/${id}`);
  for (const [step, time] of [
    ['He llegado al origen', '08:00'],
    ['Mercancía cargada', '09:00'],
    ['He llegado al destino', '17:00'],
    ['Mercancía entregada', '17:45'],
  ] as const) {
    await press(step, admin.page.locator('body'));
    await press('Fue en otro momento');
    if (time === '08:00') await fillDay(dialog(), 'Día', YESTERDAY);
    await fill(dialog(), 'Hora', time);
    await press('Confirmar');
    await dialog().waitFor({ state: 'detached' });
  }
  await expect.poll(async () => (await trackedOf(id)).deliveredDate).toBe(YESTERDAY.replaceAll('-', '/'));
  const { tracking } = await trackedOf(id);
  expect(tracking.map(({ timestamp }) => clockOf(timestamp).slice(11))).toEqual(['08:00', '09:00', '17:00', '17:45']);
});
