import { dueProblem } from '#domain/invoices/due';
import { type ItemKind, itemKindBetween, type Parties } from '#domain/invoices/parties';
import { cleanTax, type Tax, taxPercentageOf } from '#domain/invoices/tax';
import { invoiceTotals } from '#domain/invoices/totals';
import type { Values } from '../crud/resource.ts';
import { invalidKeys } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { ITEM_KINDS } from './itemKinds.ts';
import { type Item, lastDeliveryOf, lockItems } from './items.ts';

/** The part of a new or changed invoice that decides its amounts, dates and paper; in row units. */
export type Draft = Parties & {
  /** null: not stored yet. */
  id: number | null;
  carrierId: number | null;
  clientId: number | null;
  date: string;
  dueDate: string;
  dueReason: string | null;
  value: number;
  tax: Tax;
  loadIds: number[];
  routeIds: number[];
  isEmitted: boolean;
  isSelfBilled?: boolean;
  /** The invoice it corrects. */
  invoiceId?: number | null;
  name?: string | null;
  rawDescription?: string | null;
};

const checkKind = (draft: Draft, kind: ItemKind | null): void => {
  if (draft.loadIds.length && kind !== 'loads') throw invalidKeys({ loadIds: 'errors.invoices.itemsNotAllowed' });
  if (draft.routeIds.length && kind !== 'routes') throw invalidKeys({ routeIds: 'errors.invoices.itemsNotAllowed' });
};

type Items = { items: Item[]; sum: number | null; lastDelivery: string | null };

const NONE: Items = { items: [], sum: null, lastDelivery: null };

/** Locks the items to invoice; `sum` (cents) is null if the base is free. */
const itemsOf = async (draft: Draft, ctx: Ctx): Promise<Items> => {
  const kind = itemKindBetween(draft);
  checkKind(draft, kind);
  if (!kind) return NONE;
  const { field, owner } = ITEM_KINDS[kind];
  if (!draft[field].length) return NONE;
  const items = await lockItems(kind, draft[field], { owner: draft[owner], of: draft.id }, ctx);
  return {
    items,
    sum: items.reduce((total, item) => total + (item.price ?? 0), 0),
    lastDelivery: await lastDeliveryOf(kind, items, ctx),
  };
};

const checkDue = (draft: Draft, lastDelivery: string | null): void => {
  const problem = dueProblem(draft, lastDelivery);
  if (problem?.level === 'error') throw invalidKeys({ [problem.field]: problem.key });
};

/** Base, code and totals to store; never taken from a request (Security T33). */
const amountsOf = (value: number, given: Tax): Prepared['amounts'] => {
  const tax = cleanTax(given);
  const { total, payable } = invoiceTotals(value, tax);
  return { value, tax, taxPercentage: taxPercentageOf(tax), total, payable };
};

type Asked = {
  /** Whether the base was typed: if it isn't the items' sum it is refused, not changed. */
  typesValue: boolean;
  /** Whether anything that the legal payment term depends on changes. */
  setsDue: boolean;
};

type Prepared = { amounts: Values & { value: number }; items: Item[] };

/** Checks items, payment term and base; gives the amounts to store and the locked items. */
export const prepareAmounts = async (draft: Draft, { typesValue, setsDue }: Asked, ctx: Ctx): Promise<Prepared> => {
  const { items, sum, lastDelivery } = await itemsOf(draft, ctx);
  if (setsDue) checkDue(draft, lastDelivery);
  if (sum !== null && typesValue && draft.value !== sum) throw invalidKeys({ value: 'errors.invoices.valueLocked' });
  return { amounts: amountsOf(sum ?? draft.value, draft.tax), items };
};
