import { sepaFiles } from '#domain/sepaFiles';
import type { Row, Table } from '../crud/resource.ts';

/** A file of transfers as its row has it, in row units. */
export type SepaFileRow = Row & {
  messageId: string;
  day: string;
  count: number;
  total: number;
  debtorName: string;
  debtorNif: string;
  debtorIban: string;
  paidDate: string | null;
  createdAt: string;
};

/** One transfer of a file, as it was put into it. */
export type SepaItem = {
  invoiceId: number;
  /** Cents. */
  amount: number;
  name: string;
  iban: string;
  remittance: string;
};

export const sepaFilesTable: Table = { name: 'sepaFiles', entity: sepaFiles, search: ['messageId'] };
