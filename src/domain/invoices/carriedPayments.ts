/** The part of a payment that moves to another invoice, in the payment's unit. */
export type Carried<T> = { payment: T; amount: number };

/**
 * Moves an invoice's payments, oldest first, to the invoice that replaces it, up to its amount due (`room`, in the unit
 * of the payments). What is left was overpaid.
 */
export const carriedPayments = <T extends { amount: number }>(payments: readonly T[], room: number): Carried<T>[] => {
  let left = room;
  return payments.flatMap(payment => {
    const amount = Math.min(payment.amount, left);
    left -= amount;
    return amount > 0 ? [{ payment, amount }] : [];
  });
};
