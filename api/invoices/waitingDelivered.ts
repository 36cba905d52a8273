import type { Knex } from 'knex';
import { isDay, toRowDay } from '#domain/dates';
import type { ItemKind } from '#domain/invoices/parties';
import { isAdminLevel, type Role } from '#domain/roles';
import { badRequest } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { DAY_OF_DELIVERY } from './dayOfDelivery.ts';

const FIELD = 'waitingDelivered';

/** The day of delivery of a row to be invoiced, `deliveryDay` of due.ts in SQL. */
const DAY: Record<ItemKind, string> = {
  loads: `coalesce(${DAY_OF_DELIVERY}, "loads"."invoiceDate")`,
  routes: `coalesce((select max(${DAY_OF_DELIVERY}) from "loads"
    where "loads"."routeId" = "routes"."id" and not "loads"."disabled"), "routes"."endDate", "routes"."invoiceDate")`,
};

const mayAsk = (kind: ItemKind, role: Role): boolean => isAdminLevel(role) || (kind === 'routes' && role === 'carrier');

const daysOf = (given: unknown): [string, string] | null => {
  const [from, to, ...rest] = Array.isArray(given) ? (given as unknown[]) : [];
  const areDays = [from, to].every(day => typeof day === 'string' && isDay(day));
  return areDays && !rest.length ? [toRowDay(from as string), toRowDay(to as string)] : null;
};

/**
 * Filters by `{"waitingDelivered":["2026/11/01","2026/11/30"]}`: what isn't invoiced and was delivered on these days, as its
 * list shows it. 400 for roles that don't invoice such rows, and for anything but two days.
 */
export const filterWaitingDelivered =
  (kind: ItemKind) =>
  (query: Knex.QueryBuilder, given: unknown, { user }: Ctx): void => {
    if (!mayAsk(kind, user.role)) throw badRequest('errors.fieldNotAllowed', { field: FIELD }, FIELD);
    const days = daysOf(given);
    if (!days) throw badRequest('errors.badFilterValue', { field: FIELD }, FIELD);
    query.whereNull(`${kind}.invoiceId`).whereRaw(`${DAY[kind]} between ? and ?`, days);
  };
