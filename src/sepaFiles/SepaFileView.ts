import type { RaRecord } from 'react-admin';

type SepaItemView = {
  invoiceId: number;
  num: string;
  name: string;
  iban: string;
  amount: number;
  /** The account to which the carrier was sent money before, if it is another. */
  previousIban: string | null;
};

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
  items?: SepaItemView[];
};
