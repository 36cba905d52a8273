import type { RaRecord } from 'react-admin';
import type { DocumentType } from '#domain/documents';
import type { Exemption } from '#domain/invoices/exemption';
import type { Direction } from '#domain/invoices/parties';
import type { Tax } from '#domain/invoices/tax';
import type { Acceptance, PartyRole } from '#domain/invoices';
import type { FileValue } from '../provider/fileValue.ts';

/** The other party as the API describes it to who looks (Spec 3, "invoice participant"). */
export type Participant = {
  name?: string | null;
  nif?: string | null;
  provider?: string | null;
  phone?: string | null;
  email?: string | null;
  invoiceEmail?: string | null;
  bankAccount?: string | null;
  address?: Record<string, string | null> | null;
  rawAddress1?: string | null;
  rawAddress2?: string | null;
};

/** An invoice as the API sends it: euros, `YYYY/MM/DD`. What a role may not read is not there. */
export type InvoiceView = RaRecord & {
  num: string;
  date: string;
  dueDate: string;
  dueReason?: string | null;
  isEmitted?: boolean;
  isSelfBilled?: boolean;
  acceptance?: Acceptance | null;
  acceptanceAt?: string | null;
  acceptanceNote?: string | null;
  direction?: Direction;
  issuerRole: PartyRole;
  recipientRole: PartyRole;
  carrierId?: number | null;
  clientId?: number | null;
  value: number;
  tax: Tax;
  exemption?: Exemption | null;
  total: number;
  payable: number;
  paid: number;
  /** Whether a correction took its place. */
  isReplaced?: boolean;
  pending: number;
  /** The day on which it was covered. */
  paidDate?: string | null;
  /** How long it has waited; nothing once it waits no more. */
  overdueDays: number | null;
  deliveryDays: number | null;
  lastDelivery: string | null;
  status: number;
  isProcessed?: boolean;
  disabled: boolean;
  invoiceId?: number | null;
  participant?: Participant | null;
  /** Whether its PDF can be had. */
  hasPaper: boolean;
  rawName?: string | null;
  rawNif?: string | null;
  rawAddress1?: string | null;
  rawAddress2?: string | null;
  carrier?: { id: number; name: string; surname?: string | null } | null;
  client?: { id: number; name: string } | null;
  loads: RaRecord[];
  routes: RaRecord[];
  loadIds: number[];
  routeIds: number[];
  documents: { id: number; type: DocumentType; name: string | null; url: FileValue[] }[];
};
