/** 'all' fields a form may send, or just those named. */
type Writable = 'all' | readonly string[];

/**
 * What one role may do with one service. `rows: 'own'` is a rule on rows, applied in the SQL of every verb by the scope
 * of the entity. What isn't written here is not allowed.
 */
export type Cell = {
  rows: 'all' | 'own';
  create?: Writable;
  update?: Writable;
  remove?: true;
  /** Calls of the service that change a row without writing its fields: the steps of a load. */
  actions?: readonly string[];
  /** Fields this role is never sent, and so can't filter, sort, search or write. */
  hidden?: readonly string[];
  /** The field that says whose a row is: with this role it is its own company, said or not, and never another. */
  owner?: Owner;
};

/** Whose rows can be: a carrier's or a client's, who have accounts of their own. */
export type Owner = 'carrierId' | 'clientId';

export const FULL: Cell = { rows: 'all', create: 'all', update: 'all', remove: true };
export const READ: Cell = { rows: 'all' };
export const READ_OWN: Cell = { rows: 'own' };
export const OWN_ACCOUNT: Cell = { rows: 'own', update: ['email', 'password'], hidden: ['isActive'] };
export const CONTACT = ['phone', 'email', 'invoiceEmail', 'address'];
export const OWN_ALERTS: Cell = { rows: 'own', update: ['isRead'] };
/** The counterpart and the direction that accountants don't see (Spec 1, Design 3). */
const ON_PAPER = ['rawName', 'rawNif', 'rawAddress1', 'rawAddress2', 'rawDescription'];
export const COUNTERPART = [...ON_PAPER, 'isEmitted'];
/** What the client pays is nobody's business but the office's and the client's (Design 3). */
export const CLIENT_MONEY = ['price', 'invoiceId'];

/** Until a route is its own a carrier learns what there is to carry, not what the office notes on it or pays. */
export const OFFICE_NOTES = ['clientRef', 'comments', 'price', 'invoiceDate', 'invoiceId'];
export const WHO_DRIVES = ['carrierId', 'tractionVehicleId', 'towingVehicleId'];

/** The selectors of carrier and client, the status and the accountant's mark are not a carrier's to set (Design 3). */
export const CARRIER_INVOICE = [
  'num',
  'name',
  'date',
  'dueDate',
  'dueReason',
  'isEmitted',
  'value',
  'tax',
  ...ON_PAPER,
  'routeIds',
];

/** Registered and removed, never changed: so are payments and the files that pay. */
export const PAYMENTS: Cell = { rows: 'all', create: 'all', remove: true };
export const MAILS: Cell = { rows: 'all', actions: ['retry'] };
export const CARRIER_PAYMENT = ['invoiceId', 'day', 'amount', 'method', 'reference'];
export const OFFICE_PAYMENT = ['notes', 'userId', 'user', 'sepaFileId'];

/** Nothing for anybody: what a service of the office's alone is for the rest. */
export const NOBODY = { carrier: null, client: null, accountant: null, driver: null };
