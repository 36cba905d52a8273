import { payments } from '#domain/payments';
import type { Row, Table } from '../crud/resource.ts';

/** A payment as its row has it, in row units. */
export type PaymentRow = Row & {
  invoiceId: number;
  day: string;
  amount: number;
  method: string;
  reference: string | null;
  notes: string | null;
  statusBefore: number;
  sepaFileId: number | null;
  userId: number | null;
};

export const paymentsTable: Table = { name: 'payments', entity: payments, search: ['reference'] };
