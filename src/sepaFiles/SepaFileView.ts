import type { RaRecord } from 'react-admin';

/** A file of transfers as the API sends it: euros, `YYYY/MM/DD`. */
export type SepaFileView = RaRecord & {
  messageId: string;
  day: string;
  count: number;
  total: number;
  debtorName: string;
  debtorIban: string;
  paidDate?: string | null;
  disabled: boolean;
  items?: { invoiceId: number; num: string; name: string; iban: string; amount: number }[];
};
