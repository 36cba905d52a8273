import type { MarkKind } from './marks.ts';

/** What a column holds, `place` being an address kept as JSON. */
export type Kind = MarkKind | 'place' | 'stops';

/** What only the server itself reads: nobody is ever told. */
const INNER: Record<string, Record<string, Kind>> = {
  sessions: { userAgent: 'text' },
  passwordResets: { tokenHash: 'hash' },
  secondFactors: { secret: 'hash' },
  recoveryCodes: { codeHash: 'hash' },
  setupTokens: { tokenHash: 'hash' },
  attempts: { subject: 'text' },
  resetRequests: { email: 'email' },
  idempotencyKeys: { key: 'text', body: 'text', fingerprint: 'text' },
  geocodes: { query: 'text' },
};
export const isInner = (table: string): boolean => Object.hasOwn(INNER, table);

/** What carriers and clients have alike. */
const COMPANY = {
  name: 'text',
  nif: 'nif',
  vat: 'text',
  bankAccount: 'iban',
  phone: 'phone',
  email: 'email',
  invoiceEmail: 'email',
  address: 'place',
} as const satisfies Record<string, Kind>;

/** Where marks are planted and looked for. */
export const MARKED: Record<string, Record<string, Kind>> = {
  carriers: { ...COMPANY, surname: 'text', registry: 'text' },
  clients: { ...COMPANY, alias: 'text', provider: 'text' },
  locations: { addressName: 'text', label: 'text', address: 'place' },
  vehicles: { number: 'plate', otherSpecs: 'text', preferences: 'text', specs: 'text' },
  users: { username: 'text', email: 'email', password: 'password' },
  ...INNER,
  invoices: {
    num: 'text',
    name: 'text',
    dueReason: 'text',
    value: 'cents',
    total: 'cents',
    payable: 'cents',
    rawName: 'text',
    rawNif: 'nif',
    rawAddress1: 'text',
    rawAddress2: 'text',
    rawDescription: 'text',
    notes: 'text',
    acceptanceNote: 'text',
  },
  invoiceLines: { concept: 'text', reference: 'text', amount: 'cents' },
  invoiceIssuers: {
    name: 'text',
    nif: 'nif',
    address1: 'text',
    address2: 'text',
    registry: 'text',
    bankAccount: 'iban',
    phone: 'phone',
    email: 'email',
  },
  invoiceRecipients: { name: 'text', nif: 'nif', address1: 'text', address2: 'text' },
  routes: { price: 'cents', clientRef: 'text', comments: 'text', specialPermit: 'text' },
  loads: {
    clientRef: 'text',
    origin: 'place',
    destination: 'place',
    intermediateStops: 'stops',
    price: 'cents',
    goodsNature: 'text',
    comments: 'text',
    cmrNumber: 'text',
    routeRef: 'text',
  },
  documents: { name: 'text' },
  files: { title: 'text' },
  discounts: { title: 'text', description: 'text' },
  accountingRequests: { comments: 'text' },
  alerts: { title: 'text', description: 'text' },
  settings: {
    name: 'text',
    nif: 'nif',
    address: 'place',
    phone: 'phone',
    email: 'email',
    bankAccount: 'iban',
    registry: 'text',
  },
  mails: { to: 'email', subject: 'text', text: 'text', html: 'text', lastError: 'text', topic: 'text' },
  sepaFiles: { messageId: 'text', debtorName: 'text', debtorNif: 'nif', debtorIban: 'iban' },
  sepaItems: { name: 'text', iban: 'iban', remittance: 'text' },
  payments: { amount: 'cents', reference: 'text', notes: 'text' },
  invoiceRuns: { dueReason: 'text' },
  invoiceRunItems: { problem: 'text' },
};

const KEYS: Record<string, string> = {
  invoiceLines: 'invoiceId',
  invoiceIssuers: 'invoiceId',
  invoiceRecipients: 'invoiceId',
  sepaItems: 'sepaFileId',
  passwordResets: 'userId',
  secondFactors: 'userId',
  recoveryCodes: 'userId',
  unprovenEmails: 'userId',
  setupTokens: 'tokenHash',
  idempotencyKeys: 'key',
  geocodes: 'query',
};

/** The column by which the rows of a table are told apart, or the row that they belong to. */
export const keyOf = (table: string): string => KEYS[table] ?? 'id';
