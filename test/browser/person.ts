import type { Locator, Page } from 'playwright-core';
import { addDays, dayOf, formatDay } from '#domain/dates';

/** What a person does with a form, by the words on the screen. */
export type Place = Page | Locator;

export { addDays, dayOf };

const label = (name: string): RegExp => new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*\\*?$`);

export const fill = (place: Place, name: string, value: string): Promise<void> =>
  place.getByLabel(label(name)).first().fill(value);

/** Types a day as the screens show it, DD-MM-YYYY. */
export const fillDay = async (place: Place, name: string, day: string): Promise<void> => {
  const group = place.getByRole('group', { name: label(name) });
  await group.getByRole('spinbutton').first().click();
  await group.page().keyboard.type(formatDay(day).replaceAll('-', ''));
};

const pageOf = (place: Place): Page => ('page' in place ? place.page() : place);

/** The first part of a day's field, the day of the month: where the keyboard comes in. */
export const dayField = (place: Place, name: string): Locator =>
  place
    .getByRole('group', { name: label(name) })
    .getByRole('spinbutton')
    .first();

export const field = (place: Place, name: string): Locator => place.getByLabel(label(name)).first();

export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate(element => element === document.activeElement);

const MOST_TABS = 60;

/** Goes there with nothing but the Tab key. */
export const tabTo = async (target: Locator): Promise<void> => {
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    if (await isFocused(target)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`the Tab key doesn't lead to ${target}`);
};

/** Says yes to the question that is open, and waits until it is gone: what lies behind it can't be found by its role before. */
export const confirm = async (page: Page): Promise<void> => {
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await question.waitFor({ state: 'hidden' });
};

/** Chooses from a select or from a list that is searched by typing. */
export const choose = async (place: Place, name: string, choice: string): Promise<void> => {
  const box = place.getByRole('combobox', { name: label(name) }).first();
  // Once a select is open, everything but its list is hidden from who asks by role.
  const isTyped = await box.evaluate(element => element.tagName === 'INPUT');
  await box.click();
  if (isTyped) await box.fill(choice);
  await pageOf(place).getByRole('option', { name: choice }).first().click();
};

/** Saves and waits for the page of the new row; answers its id. */
export const saved = async (page: Page, resource: string): Promise<number> => {
  const [response] = await Promise.all([
    page.waitForResponse(
      answer => answer.request().method() === 'POST' && new URL(answer.url()).pathname === `/api/${resource}`,
    ),
    page.getByRole('button', { name: 'Guardar', exact: true }).click(),
  ]);
  const body: { data?: { id: number }; message?: string } = await response.json();
  if (!body.data) throw new Error(`${resource}: ${JSON.stringify(body)}`);
  await page.waitForURL(url => !url.pathname.endsWith('/new'));
  return body.data.id;
};
