import type { Exemption } from '#domain/invoices/exemption';
import type { Tax } from '#domain/invoices/tax';
import type { Acceptance, PartyRole } from '#domain/invoices';
import type { Row } from '../crud/resource.ts';

/** An invoice as its row has it, in row units (amounts in cents, days YYYY-MM-DD). */
export type InvoiceRow = Row & {
  num: string;
  name?: string | null;
  date: string;
  dueDate: string;
  dueReason: string | null;
  isEmitted: boolean;
  isSelfBilled: boolean;
  acceptance: Acceptance | null;
  carrierId: number | null;
  clientId: number | null;
  value: number;
  tax: Tax;
  exemption: Exemption | null;
  total: number;
  payable: number;
  paid: number;
  paidDate: string | null;
  status: number;
  isProcessed: boolean;
  issuerRole: PartyRole;
  recipientRole: PartyRole;
  issuerKey: string | null;
  rawName: string | null;
  rawNif: string | null;
  rawAddress1: string | null;
  rawAddress2: string | null;
  rawDescription: string | null;
  invoiceId: number | null;
  createdAt: string;
  /** Ids of what it invoices; there once the row has been expanded. */
  loadIds?: number[];
  routeIds?: number[];
};
