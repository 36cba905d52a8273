import { dayOf, toWireDay } from '#domain/dates';
import { DEFAULT_TAX, type Tax } from '#domain/invoices/tax';
import { dueAfter } from './dueAfter.ts';
import type { InvoiceValues } from './useInvoiceValues.ts';

/**
 * What a new invoice begins with: of today, issued, with IVA 21 and due in 30 days. `given`: what is known of it already;
 * `ownTax`: what those bear that the viewer issues.
 */
export const blankInvoice = (given: Record<string, unknown> = {}, ownTax: Tax = DEFAULT_TAX): InvoiceValues => {
  const date = toWireDay(dayOf(new Date()));
  const isEmitted = given.isEmitted !== false;
  const party = given.carrierId || !isEmitted ? 'carrier' : 'client';
  return { date, dueDate: dueAfter(date), isEmitted, tax: isEmitted ? ownTax : DEFAULT_TAX, status: 0, party };
};
