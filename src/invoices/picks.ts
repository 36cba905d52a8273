import { toCents, toEuros } from '#domain/money';
import type { Row } from '../ui/fields/row.ts';
import { deliveryOf } from './itemKind.ts';
import { tripOf } from './tripOf.ts';

/** A load or route that was picked to be invoiced, as it was shown: the form keeps it whatever the list shows by then. */
export type Pick = {
  id: number;
  price: number;
  clientRef: string | null;
  deliveryDate: string;
  trip: string;
  status?: string;
};

export const pickOf = (item: Row): Pick => ({
  id: Number(item.id),
  price: item.price ?? 0,
  clientRef: item.clientRef ?? null,
  deliveryDate: deliveryOf(item),
  trip: tripOf(item),
  status: item.status,
});

export const hasPrice = (item: Row): boolean => typeof item.price === 'number';

/** Euros, added up in cents. */
export const sumOf = (picks: readonly { price: number }[]): number =>
  toEuros(picks.reduce((sum, { price }) => sum + toCents(price), 0));

/** The picks with what is known of them by now: a price may have been put right since. */
export const refreshed = (picks: readonly Pick[], items: readonly Row[]): Pick[] => {
  const known = new Map(items.filter(hasPrice).map(item => [Number(item.id), item]));
  return picks.map(pick => {
    const item = known.get(pick.id);
    return item ? pickOf(item) : pick;
  });
};
