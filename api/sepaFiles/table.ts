import { sepaFiles } from '#domain/sepaFiles';
import type { Row, Table } from '../crud/resource.ts';

/** A transfer file's row, in row units. */
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

/** A transfer of a file, as made. */
export type SepaItem = {
  invoiceId: number;
  /** Cents. */
  amount: number;
  name: string;
  iban: string;
  remittance: string;
};

export const sepaFilesTable: Table = { name: 'sepaFiles', entity: sepaFiles, search: ['messageId'] };
