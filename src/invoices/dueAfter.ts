import { toRowDay, toWireDay } from '#domain/dates';
import { defaultDueDate } from '#domain/invoices/due';

/** The due date of an invoice of a day, when nobody says another; both `YYYY/MM/DD`. */
export const dueAfter = (date: string): string => toWireDay(defaultDueDate(toRowDay(date)));
