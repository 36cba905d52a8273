import type { Page } from 'playwright-core';
import { can, writableFields } from '#domain/permissions';
import { RESOURCES, type ResourceName } from '#domain/resources';
import type { Role } from '#domain/roles';

/** Resources whose rows are made or changed in another way than on a page with a form. */
const NO_CREATE_PAGE = ['payments', 'sepaFiles', 'requestedRoutes', 'accountingRequests', 'invoiceRuns'];
const NO_EDIT_PAGE = ['requestedRoutes', 'accountingRequests', 'payments', 'sepaFiles'];

export type FormPage = { resource: ResourceName; isNew: boolean };

/** Every page with a form that a role may fill in: one to create, one to change. */
export const formsOf = (role: Role): FormPage[] =>
  RESOURCES.flatMap(resource => [
    ...(can(role, 'create', resource) && !NO_CREATE_PAGE.includes(resource) ? [{ resource, isNew: true }] : []),
    ...(writableFields(role, 'update', resource).size && !NO_EDIT_PAGE.includes(resource)
      ? [{ resource, isNew: false }]
      : []),
  ]);

const OFFICE = {
  loads: { status: 'not-assigned', invoiceId: null },
  routes: { status: 'draft' },
  documents: { carrierId: 1 },
};

/** Rows that can still be changed, where the first may not be. */
const CHANGEABLE: Record<Role, Record<string, object>> = {
  superUser: OFFICE,
  admin: OFFICE,
  carrier: { routes: { status: 'assigned' }, documents: { carrierId: { isNotEmpty: true } } },
  client: { documents: { clientId: { isNotEmpty: true } } },
  accountant: {},
  driver: { documents: { type: 'cmr' } },
};

/** Rows that a role changes as long as nobody else has dealt with them: the demo, which goes with the day, may have none. */
const MADE: Partial<Record<Role, Record<string, object>>> = {
  carrier: { invoices: { isEmitted: true, value: 20, rawName: 'Cliente propio', rawNif: 'B12345674' } },
};

const made = async (page: Page, resource: ResourceName, data: object): Promise<number> => {
  const answer = await page.request.post(`/api/${resource}`, { data });
  if (!answer.ok()) throw new Error(`no ${resource} is made: ${await answer.text()}`);
  return (await answer.json()).data.id;
};

export const addressOf = async (page: Page, { resource, isNew }: FormPage, role: Role): Promise<string> => {
  if (isNew) return `/app/admin/${resource}/new`;
  if (resource === 'settings') return '/app/admin/settings/1';
  const own = MADE[role]?.[resource];
  if (own) return `/app/admin/${resource}/${await made(page, resource, own)}`;
  const filter = JSON.stringify(CHANGEABLE[role][resource] ?? {});
  const query = new URLSearchParams({ filter, range: '[0,0]' });
  const { data } = await (await page.request.get(`/api/${resource}?${query}`)).json();
  if (!data?.[0]) throw new Error(`${role} has no ${resource} to change`);
  return `/app/admin/${resource}/${data[0].id}`;
};

/** A field that any text, or e-mail, may be typed in. */
const LINE =
  'form :is(input[type=text], input[type=email], textarea)[name]:not([role=combobox], [inputmode], [autocapitalize], [disabled], [readonly], [aria-hidden])';
export const lineOf = (page: Page) => page.locator(LINE).first();

/** Waits for all parts of the form: of a row that is opened, those below its first come a moment later. */
export const wholeForm = (page: Page): Promise<void> =>
  page.locator('form [aria-busy=true]').first().waitFor({ state: 'hidden' });

/** Goes there as a link does: the application isn't loaded anew. */
export const openWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate(to => {
    history.pushState({ idx: history.state.idx + 1, key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Asked so that the form knows which field to offer, and never sent: of which kind whose document it is. */
export const NOT_SENT: Partial<Record<ResourceName, readonly string[]>> = { documents: ['owner'] };

/** The fields of the form that can be filled in, each by the name of the column it belongs to. */
export const offeredFields = (page: Page): Promise<string[]> =>
  page
    .locator('main form :is(input, textarea)[name]:not([disabled], [readonly])')
    .evaluateAll(fields => [...new Set(fields.map(field => field.getAttribute('name')?.split('.')[0] ?? ''))]);
