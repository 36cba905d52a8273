import { addDays, daysBetween } from './dates.ts';
import { entity } from './entity.ts';
import { day, moment, oneOf, reference, text } from './fields.ts';

const COMPANY_DOCUMENT_TYPES = [
  'id',
  'company_file',
  'taxes',
  'aeat_payment',
  'ss_payment',
  'bank_account_cert',
  'other',
  'auth_mdpe',
  'auth_mdl',
  'auth_ot',
  'community_license',
  'liability_insurance',
  'load_insurance',
  'workers_insurance',
  'cap',
  'certificate_professional_competence',
  'driving_license',
  'nif_company_certificate',
] as const;

/** Which types go with which owner (Spec 3). An invoice's own file is a document too, so that one rule serves all files. */
export const DOCUMENT_TYPES_BY_OWNER = {
  carrierId: COMPANY_DOCUMENT_TYPES,
  clientId: COMPANY_DOCUMENT_TYPES,
  vehicleId: ['circulation_permit', 'itv_card', 'truck_insurance', 'tow_insurance'],
  routeId: ['load_order'],
  loadId: ['cmr', 'delivery_note'],
  invoiceId: ['invoice'],
} as const;

export type DocumentOwner = keyof typeof DOCUMENT_TYPES_BY_OWNER;
export const DOCUMENT_OWNERS = Object.keys(DOCUMENT_TYPES_BY_OWNER) as DocumentOwner[];

export const DOCUMENT_TYPES = [
  ...COMPANY_DOCUMENT_TYPES,
  ...DOCUMENT_TYPES_BY_OWNER.vehicleId,
  ...DOCUMENT_TYPES_BY_OWNER.routeId,
  ...DOCUMENT_TYPES_BY_OWNER.loadId,
  ...DOCUMENT_TYPES_BY_OWNER.invoiceId,
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Papers from the road: the only types a carrier or driver may add to a route's loads (Design 3). */
export const ROAD_DOCUMENT_TYPES: readonly DocumentType[] = DOCUMENT_TYPES_BY_OWNER.loadId;

export const documents = entity({
  name: 'documents',
  input: {
    type: oneOf(DOCUMENT_TYPES, { required: true }),
    name: text(128),
    expeditionDate: day(),
    expirationDate: day(),
    carrierId: reference('carriers'),
    clientId: reference('clients'),
    vehicleId: reference('vehicles'),
    routeId: reference('routes'),
    loadId: reference('loads'),
    invoiceId: reference('invoices'),
    /** The older version that it replaces. */
    replacesId: reference('documents'),
    /** When it was photographed: without coverage, earlier than it was uploaded (`createdAt`). */
    madeAt: moment(),
  },
  /** `notifiedAt`: when its users were last asked to look at it. */
  stored: { userId: reference('users'), notifiedAt: moment() },
  /**
   * `isOwn`: whether the viewer uploaded it; `userId` is for the office alone, or papers would tell who drove what.
   * `invoiceRefusal`: why the viewer can't change it, if it belongs to an invoice; a message key.
   */
  derived: ['url', 'expiry', 'carrier', 'client', 'vehicle', 'replaces', 'replacedBy', 'isOwn', 'invoiceRefusal'],
});

type Owned = Partial<Record<DocumentOwner, number | null>>;

/** The field of a document's only owner; null if it has none or several. */
export const documentOwner = (document: Owned): DocumentOwner | null => {
  const owners = DOCUMENT_OWNERS.filter(owner => document[owner] != null);
  return owners.length === 1 ? (owners[0] ?? null) : null;
};

/** What is wrong with a document, as message keys by field: one owner, a type that goes with it, and dates in order. */
export const documentErrors = (
  document: Owned & { type?: string | null; expeditionDate?: string | null; expirationDate?: string | null },
) => {
  const errors: Record<string, string> = {};
  const owner = documentOwner(document);
  if (!owner) errors.type = 'validation.oneOwner';
  else if (document.type && !(DOCUMENT_TYPES_BY_OWNER[owner] as readonly string[]).includes(document.type))
    errors.type = 'validation.choice';
  const { expeditionDate, expirationDate } = document;
  if (expeditionDate && expirationDate && daysBetween(expeditionDate, expirationDate) < 0)
    errors.expirationDate = 'validation.dateOrder';
  return errors;
};

export const EXPIRY_WARNING_DAYS = 30;
/** For documents in force; `replaced`, below, means a newer version exists, whatever the date. */
export const EXPIRIES_IN_FORCE = ['none', 'valid', 'expiring', 'expired'] as const;
export const EXPIRIES = [...EXPIRIES_IN_FORCE, 'replaced'] as const;
export type Expiry = (typeof EXPIRIES)[number];
type ExpiryInForce = (typeof EXPIRIES_IN_FORCE)[number];

/**
 * The state of a document: expired after its date, expiring under 30 days before (Spec 4, Design 8). `today` is
 * YYYY-MM-DD.
 */
export const documentExpiry = (expirationDate: string | null | undefined, today: string): ExpiryInForce => {
  if (!expirationDate) return 'none';
  const left = daysBetween(today, expirationDate);
  if (left < 0) return 'expired';
  return left < EXPIRY_WARNING_DAYS ? 'expiring' : 'valid';
};

/** Days before the expiry on which people are warned; 0 is the last day itself. */
const WARNED_AHEAD = [30, 15, 7, 0] as const;
/** A document that expired longer ago than this without a warning gets none any more. */
const WARNED_AFTER_DAYS = 7;

/**
 * The ranges of expiry dates (YYYY-MM-DD, both ends included) to warn about on a day, and the step each belongs to. The
 * 30-day step covers 16 to 30 days ahead, so that days without a run are made up for.
 */
export const warningStretches = (today: string): { daysAhead: number; from: string; to: string }[] =>
  WARNED_AHEAD.map((daysAhead, index) => {
    const next = WARNED_AHEAD[index + 1];
    const from = addDays(today, next === undefined ? -WARNED_AFTER_DAYS : next + 1);
    return { daysAhead, from, to: addDays(today, daysAhead) };
  });

export const MAX_FILE_BYTES = 20 * 1024 * 1024;
export const MAX_FILES = 10;
/** Pictures that every browser shows and that can have a thumbnail: not HEIC, whose compression is patented. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Pictures that a PDF can embed unchanged. */
export const PRINTABLE_TYPES = ['image/jpeg', 'image/png'] as const;
export const FILE_TYPES = [...PICTURE_TYPES, 'image/heic', 'application/pdf'] as const;
