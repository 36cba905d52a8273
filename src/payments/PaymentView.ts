import type { RaRecord } from 'react-admin';
import type { PaymentMethod } from '#domain/payments';

/** A payment as the API sends it: euros, `YYYY/MM/DD`. What a role may not read is not there. */
export type PaymentView = RaRecord & {
  invoiceId: number;
  day: string;
  amount: number;
  method: PaymentMethod;
  reference?: string | null;
  notes?: string | null;
  /** Who registered it, for the office. */
  user?: string | null;
  sepaFileId?: number | null;
};
