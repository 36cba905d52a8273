import { addableTypes, mayDateDocument } from '#domain/documents/rights';
import { DOCUMENT_OWNERS, type DocumentOwner, type DocumentType, documentOwner } from '#domain/documents';
import { isAdminLevel } from '#domain/roles';
import type { Row, Values } from '../crud/resource.ts';
import { HttpError, invalidKeys } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { checkInvoiceOpen } from './ofInvoice.ts';
import { seesOwner } from './scope.ts';
import { checkReplaces } from './versions.ts';

export type DocumentRow = Row & {
  type: DocumentType;
  name: string | null;
  expirationDate: string | null;
  userId: number | null;
  madeAt: string | null;
  notifiedAt: string | null;
  replacesId: number | null;
} & Record<DocumentOwner, number | null>;

const DATES = ['expeditionDate', 'expirationDate'] as const;

const ownerOf = (document: DocumentRow): DocumentOwner => {
  const owner = documentOwner(document);
  if (!owner) throw invalidKeys({ type: 'validation.oneOwner' });
  return owner;
};

const ROAD: readonly DocumentOwner[] = ['routeId', 'loadId'];

const checkMayAdd = (document: DocumentRow, { user }: Ctx): void => {
  if (isAdminLevel(user.role)) return;
  const owner = ownerOf(document);
  if (addableTypes(user.role, owner).includes(document.type)) return;
  const bringsPapers = ROAD.includes(owner) && addableTypes(user.role, 'loadId').length > 0;
  throw new HttpError(403, bringsPapers ? 'errors.documents.roadOnly' : 'errors.documents.readOnly');
};

/**
 * Refuses (403, 409) unless the user may change the document: a role changes, extends and removes only what it could
 * have added; an invoice's documents, while it may change the invoice.
 */
export const checkMayWrite = async (document: DocumentRow, ctx: Ctx): Promise<void> => {
  checkMayAdd(document, ctx);
  if (document.invoiceId) await checkInvoiceOpen(document.invoiceId, ctx);
};

/** Refuses dates on others' documents, except to admin level (Design 3). */
const checkDates = (data: Values, previous: DocumentRow | null, owner: DocumentOwner, ctx: Ctx): void => {
  const dated = DATES.filter(field => data[field] !== undefined && (previous || data[field] !== null));
  const isOwn = !previous || previous.userId === ctx.user.id;
  if (!dated.length || mayDateDocument(owner, isOwn, ctx.user)) return;
  const key = 'errors.documents.datesNotAllowed';
  throw new HttpError(403, key, { fields: Object.fromEntries(dated.map(field => [field, { key }])) });
};

/** A document never moves to another owner (Security T7), version or time. */
const checkUnmoved = (data: Values, { replacesId }: DocumentRow): void => {
  const fixed = [...DOCUMENT_OWNERS, 'madeAt', 'replacesId', ...(replacesId ? ['type'] : [])];
  const moved = fixed.filter(field => field in data);
  if (moved.length) throw invalidKeys(Object.fromEntries(moved.map(field => [field, 'validation.readOnly'])));
};

/** Checks a new document, or a change to one, before it is stored. */
export const checkDocument = async (data: Values, previous: DocumentRow | null, ctx: Ctx): Promise<void> => {
  if (previous) checkUnmoved(data, previous);
  const document = { ...previous, ...data } as DocumentRow;
  const owner = ownerOf(document);
  // A row the user can't see counts as missing.
  if (!previous && !(await seesOwner(owner, document[owner] ?? 0, ctx)))
    throw invalidKeys({ [owner]: 'validation.unknownReference' });
  if (previous) checkMayAdd(previous, ctx);
  await checkMayWrite(document, ctx);
  checkDates(data, previous, owner, ctx);
  if (!previous) await checkReplaces(document, ctx);
};
