import type { ServiceName } from '#domain/resources';
import type { Role } from '#domain/roles';

/**
 * Design 3 field by field, by hand: written apart from the matrix that the API and the screens read, so that a slip in
 * either is seen. `*` is every field that a form may send, each of which is named in FIELDS: a new one is first decided here.
 */
export type Right = {
  rows: 'all' | 'own';
  create?: string;
  update?: string;
  remove?: true;
  actions?: string;
  hidden?: string;
  /** Which field is its own company, whatever else is said. */
  owner?: string;
} | null;

type Fields = { sent: string; kept?: string; derived?: string };

/** The fields of each resource besides id, version, disabled, createdAt and updatedAt. */
export const FIELDS: Partial<Record<ServiceName, Fields>> = {
  alerts: {
    sent: 'title description recipientType carrierId clientId userId vehicleId isRead',
    kept: 'kind resource recordId recipient',
  },
  users: {
    sent: 'username password role carrierId clientId email isActive',
    kept: 'lastLogin vehicleId hasSecondFactor mustChangePassword',
    derived: 'carrier client vehicle',
  },
  carriers: {
    sent: `name surname nif vat bankAccount phone email invoiceEmail address companyType taxRegime registry
      selfBillingSince isLocal isNational isInternational isFrigo isLona isAdr disablePublic accountantId`,
    derived: 'tractionCount towingCount accountant',
  },
  invoices: {
    sent: `num name date dueDate dueReason isEmitted isSelfBilled carrierId clientId value tax exemption status isProcessed
      rawName rawNif rawAddress1 rawAddress2 rawDescription notes invoiceId loadIds routeIds`,
    kept: `taxPercentage total payable paid paidDate issuerRole recipientRole issuerKey userId acceptance acceptanceAt
      acceptanceNote`,
    derived: `creationTimestamp carrier client loads routes documents direction taxes participant hasPaper isReplaced
      pending overdueDays deliveryDays lastDelivery`,
  },
  payments: {
    sent: 'invoiceId day amount method reference notes',
    kept: 'statusBefore sepaFileId userId',
    derived: 'user',
  },
  sepaFiles: {
    sent: 'day includesAgain invoiceIds',
    kept: 'messageId count total debtorName debtorNif debtorIban paidDate userId',
    derived: 'items',
  },
  history: { sent: '', kept: 'resource recordId action userId ip changes', derived: 'user' },
  mails: { sent: '', kept: 'to subject status attempts nextAttemptAt sentAt lastError text html topic until' },
  clients: {
    sent: `name alias nif vat bankAccount phone email invoiceEmail address timeWindow provider receiveLoadsUpdates
      createUserClient`,
    kept: 'accountantId',
    derived: 'accountant',
  },
  locations: { sent: 'addressName label address timeWindow clientId', derived: 'client' },
  vehicles: {
    sent: `number carrierId hasTraction type tonnage long width height isLocal isNational isInternational isFrigo isLona
      isAdr otherSpecs withTow preferences specs year`,
    derived: 'carrier driver',
  },
  documents: {
    sent: `type name expeditionDate expirationDate carrierId clientId vehicleId routeId loadId invoiceId replacesId
      madeAt`,
    kept: 'userId notifiedAt',
    derived: 'url expiry carrier client vehicle replaces replacedBy isOwn invoiceRefusal',
  },
  loads: {
    sent: `clientId clientRef origin destination intermediateStops pickupDate deliveryDate invoiceDate weight length width
      height packages price loadType loadSide isPalleted goodsNature comments cmrNumber routeRef routeId`,
    kept: 'status deliveredDate invoiceId position',
    derived: 'creationTimestamp client route tracking documentTypes cmrRequest',
  },
  discounts: { sent: 'title description link', derived: 'document' },
  routes: {
    sent: `status startDate endDate invoiceDate carrierId tractionVehicleId towingVehicleId specialPermit price
      clientRef isPublic neededVehicle loadIds comments`,
    kept: 'invoiceId',
    derived: 'creationTimestamp carrier tractionVehicle towingVehicle loads requests pendingRequests requested totals',
  },
  requestedRoutes: { sent: 'routeId carrierId status', kept: 'userId', derived: 'carrier route fitting' },
  accountingRequests: {
    sent: 'carrierId kind status loadId routeId comments madeAt',
    kept: 'userId vehicleId',
    derived: 'carrier load route files',
  },
  settings: {
    sent: 'name nif address phone email bankAccount registry publicUrl invoiceSeries verifactuMode requiresSecondFactor',
    derived: 'logo',
  },
  invoiceRuns: {
    sent: 'kind fromDate toDate date dueReason loadIds routeIds',
    kept: 'userId',
    derived: 'creationTimestamp user items progress',
  },
};

/** Names that answers carry by which a field is sent too (Spec 3): their rights are its own. */
export const WRITTEN_AS: Partial<Record<ServiceName, Record<string, string>>> = {
  routes: { loads: 'loadIds' },
  invoices: { loads: 'loadIds', routes: 'routeIds', taxPercentage: 'tax' },
};

/** What may be sent with a change by who has an action: the step to a status (Design 5). */
export const STEPS: Partial<Record<ServiceName, { field: string; action: string }>> = {
  loads: { field: 'status', action: 'track' },
};

const EVERYTHING: Right = { rows: 'all', create: '*', update: '*', remove: true };
const OWN: Right = { rows: 'own' };
const OWN_WRITTEN: Right = { rows: 'own', create: '*', update: '*', remove: true };
const ALL: Right = { rows: 'all' };
const SELF: Right = { rows: 'own', update: 'email password', hidden: 'password isActive' };
const LETTERS = { actions: 'retry', hidden: 'text html topic until' };
const ISSUED = `num name date dueDate dueReason isEmitted value tax exemption rawName rawNif rawAddress1 rawAddress2 rawDescription
  routeIds`;

/** The office's two roles have the same; nobody else anything but what is named. */
const office = (right: Right) => ({
  superUser: right,
  admin: right,
  carrier: null,
  client: null,
  accountant: null,
  driver: null,
});

export const RIGHTS: Record<ServiceName, Record<Role, Right>> = {
  users: {
    superUser: { ...EVERYTHING, hidden: 'password' },
    admin: { rows: 'own', create: '*', update: '*', remove: true, hidden: 'password' },
    carrier: SELF,
    client: SELF,
    accountant: SELF,
    driver: SELF,
  },
  carriers: {
    ...office(EVERYTHING),
    carrier: { rows: 'own', update: 'phone email invoiceEmail address bankAccount nif vat taxRegime registry' },
    accountant: OWN,
  },
  clients: {
    ...office(EVERYTHING),
    client: { rows: 'own', update: 'phone email invoiceEmail address timeWindow receiveLoadsUpdates' },
  },
  locations: { ...office(EVERYTHING), client: { ...OWN_WRITTEN, owner: 'clientId' } },
  vehicles: { ...office(EVERYTHING), carrier: { ...OWN_WRITTEN, owner: 'carrierId' }, driver: OWN },
  documents: {
    ...office(EVERYTHING),
    carrier: { ...OWN_WRITTEN, hidden: 'userId' },
    client: { ...OWN_WRITTEN, hidden: 'userId' },
    accountant: { ...OWN, hidden: 'userId' },
    driver: { ...OWN_WRITTEN, hidden: 'userId' },
  },
  loads: {
    ...office({ ...EVERYTHING, actions: 'track' }),
    carrier: { rows: 'own', actions: 'track', hidden: 'price invoiceId' },
    client: { rows: 'own', hidden: 'routeId position routeRef' },
    driver: { rows: 'own', actions: 'track', hidden: 'price invoiceId' },
  },
  routes: {
    ...office(EVERYTHING),
    carrier: { rows: 'own', update: 'status tractionVehicleId towingVehicleId specialPermit' },
    driver: { rows: 'own', hidden: 'price invoiceId' },
  },
  poolOfRoutes: {
    ...office(ALL),
    carrier: {
      rows: 'own',
      hidden: `clientRef comments price invoiceDate invoiceId carrierId tractionVehicleId towingVehicleId
        specialPermit`,
    },
  },
  requestedRoutes: { ...office(EVERYTHING), carrier: { rows: 'own', create: '*', remove: true, owner: 'carrierId' } },
  accountingRequests: {
    ...office(EVERYTHING),
    carrier: { rows: 'own', create: 'carrierId kind comments', owner: 'carrierId' },
    driver: { rows: 'own', create: 'loadId routeId comments madeAt' },
  },
  invoices: {
    ...office(EVERYTHING),
    carrier: { rows: 'own', create: ISSUED, update: ISSUED, remove: true, hidden: 'issuerKey notes' },
    client: { rows: 'own', hidden: 'issuerKey notes isProcessed' },
    accountant: {
      rows: 'own',
      update: 'isProcessed',
      hidden: 'rawName rawNif rawAddress1 rawAddress2 rawDescription isEmitted issuerKey notes',
    },
  },
  payments: {
    ...office({ rows: 'all', create: '*', remove: true }),
    carrier: {
      rows: 'own',
      create: 'invoiceId day amount method reference',
      remove: true,
      hidden: 'notes userId user sepaFileId',
    },
    client: { rows: 'own', hidden: 'notes userId user sepaFileId' },
    accountant: { rows: 'own', hidden: 'reference notes userId user sepaFileId' },
  },
  sepaFiles: office({ rows: 'all', create: '*', remove: true }),
  discounts: { ...office(EVERYTHING), carrier: ALL },
  alerts: {
    superUser: EVERYTHING,
    admin: OWN_WRITTEN,
    carrier: { rows: 'own', update: 'isRead' },
    client: { rows: 'own', update: 'isRead' },
    accountant: { rows: 'own', update: 'isRead' },
    driver: { rows: 'own', update: 'isRead' },
  },
  mails: { ...office({ ...ALL, ...LETTERS }), admin: { ...OWN, ...LETTERS } },
  history: { ...office(ALL), admin: OWN },
  roles: office(ALL),
  settings: office({ rows: 'all', update: '*' }),
  invoiceRuns: office({ rows: 'all', create: '*' }),
  tableLoads: office(ALL),
  accounting: { ...office(ALL), carrier: OWN, accountant: OWN },
};

const COMMON = ['id', 'version', 'createdAt', 'updatedAt', 'disabled'];

export const names = (list = ''): string[] => list.split(/\s+/).filter(Boolean);

const listed = (service: ServiceName): Fields =>
  FIELDS[service === 'poolOfRoutes' ? 'routes' : service] ?? { sent: '' };

/** Every name that an answer of a resource may carry or a call may send: those of what is never sent too. */
export const fieldsOf = (service: ServiceName): string[] => {
  if (service === 'tableLoads' || service === 'accounting') return [];
  const { sent, kept, derived } = listed(service);
  return [...COMMON, ...names(sent), ...names(kept), ...names(derived)];
};

/** What a form may send of a resource. */
export const sentFields = (service: ServiceName): string[] => names(listed(service).sent);

/** The fields that a role may send with a verb. */
export const sentWith = (service: ServiceName, role: Role, verb: 'create' | 'update'): string[] => {
  const list = RIGHTS[service][role]?.[verb];
  return list === '*' ? sentFields(service) : names(list);
};

/** Whether a role may send a field with a verb, by its own name or another, or as a step. */
export const maySend = (service: ServiceName, role: Role, verb: 'create' | 'update', field: string): boolean =>
  sentWith(service, role, verb).includes(WRITTEN_AS[service]?.[field] ?? field) || isStep(service, role, verb, field);

/** Whether a field is sent with a change to take a step. */
export const isStep = (service: ServiceName, role: Role, what: string, field: string): boolean => {
  const step = STEPS[service];
  return what === 'update' && step?.field === field && names(RIGHTS[service][role]?.actions).includes(step.action);
};

/** Whether a role has a verb on a service at all. */
export const hasVerb = (service: ServiceName, role: Role, verb: 'create' | 'update' | 'remove'): boolean =>
  RIGHTS[service][role]?.[verb] !== undefined;
