/** What goes over of a payment, in its unit. */
export type Carried<T> = { payment: T; amount: number };

/**
 * What of the payments of an invoice, in the order in which they were registered, goes over to the one that takes its
 * place: no more than is to be paid there (`room`, in the unit of the payments). What is left was paid too much.
 */
export const carriedPayments = <T extends { amount: number }>(payments: readonly T[], room: number): Carried<T>[] => {
  let left = room;
  return payments.flatMap(payment => {
    const amount = Math.min(payment.amount, left);
    left -= amount;
    return amount > 0 ? [{ payment, amount }] : [];
  });
};
