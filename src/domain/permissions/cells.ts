/** All fields a form may send, or those listed. */
type Writable = 'all' | readonly string[];

/**
 * What one role may do with one service. `rows: 'own'` is applied in the SQL of every verb by the entity's scope.
 * Anything not listed is forbidden.
 */
export type Cell = {
  rows: 'all' | 'own';
  create?: Writable;
  update?: Writable;
  remove?: true;
  /** Calls that change a row without writing its fields: the steps of a load. */
  actions?: readonly string[];
  /** Fields this role never receives, and so can't filter, sort, search or write. */
  hidden?: readonly string[];
  /** The field naming the row's company. For this role it is always its own company, whether sent or not. */
  owner?: Owner;
};

/** Fields naming a row's company: carriers and clients have accounts of their own. */
export type Owner = 'carrierId' | 'clientId';

export const FULL: Cell = { rows: 'all', create: 'all', update: 'all', remove: true };
export const READ: Cell = { rows: 'all' };
export const READ_OWN: Cell = { rows: 'own' };
export const OWN_ACCOUNT: Cell = { rows: 'own', update: ['email', 'password'], hidden: ['isActive'] };
export const CONTACT = ['phone', 'email', 'invoiceEmail', 'address'];
export const OWN_ALERTS: Cell = { rows: 'own', update: ['isRead'] };
/** Hidden from accountants: the counterpart and the direction (Spec 1, Design 3). */
const ON_PAPER = ['rawName', 'rawNif', 'rawAddress1', 'rawAddress2', 'rawDescription'];
export const COUNTERPART = [...ON_PAPER, 'isEmitted'];
/** What the client pays: only for the office and the client (Design 3). */
export const CLIENT_MONEY = ['price', 'invoiceId'];

/** Hidden until the route is the carrier's: it sees what there is to carry, not the office's notes or prices. */
export const OFFICE_NOTES = ['clientRef', 'comments', 'price', 'invoiceDate', 'invoiceId'];
/** Who drives, with what, and under which permit. */
export const WHO_DRIVES = ['carrierId', 'tractionVehicleId', 'towingVehicleId', 'specialPermit'];

/**
 * The fields a carrier writes: not the carrier and client selectors, the status or the accountant's mark (Design 3).
 */
export const CARRIER_INVOICE = [
  'num',
  'name',
  'date',
  'dueDate',
  'dueReason',
  'isEmitted',
  'value',
  'tax',
  'exemption',
  ...ON_PAPER,
  'routeIds',
];

/** Registered and removed, never changed: payments, and the files that pay them. */
export const PAYMENTS: Cell = { rows: 'all', create: 'all', remove: true };
export const MAILS: Cell = { rows: 'all', actions: ['retry'] };
export const CARRIER_PAYMENT = ['invoiceId', 'day', 'amount', 'method', 'reference'];
export const OFFICE_PAYMENT = ['notes', 'userId', 'user', 'sepaFileId'];

/** No right for anybody outside the office: for services that are the office's alone. */
export const NOBODY = { carrier: null, client: null, accountant: null, driver: null };
