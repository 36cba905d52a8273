import { addableTypes, mayDateDocument } from '#domain/documentRights';
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

const checkMayAdd = (document: DocumentRow, { user }: Ctx): void => {
  if (isAdminLevel(user.role)) return;
  if (!addableTypes(user.role, ownerOf(document)).includes(document.type))
    throw new HttpError(403, 'errors.documents.roadOnly');
};

/**
 * A role changes, extends and removes only what it could have added itself: on the road, what the road brings in; of an
 * invoice, as long as it may change that.
 */
export const checkMayWrite = async (document: DocumentRow, ctx: Ctx): Promise<void> => {
  checkMayAdd(document, ctx);
  if (document.invoiceId) await checkInvoiceOpen(document.invoiceId, ctx);
};

/** Nobody but admin level dates what is another's (Design 3). */
const checkDates = (data: Values, previous: DocumentRow | null, owner: DocumentOwner, ctx: Ctx): void => {
  const dated = DATES.filter(field => data[field] !== undefined && (previous || data[field] !== null));
  if (!dated.length || mayDateDocument(owner, previous?.userId, ctx.user)) return;
  const key = 'errors.documents.datesNotAllowed';
  throw new HttpError(403, key, { fields: Object.fromEntries(dated.map(field => [field, { key }])) });
};

/** A document is of what it was made for: it never moves to another owner (Security T7), version or time. */
const checkUnmoved = (data: Values, { replacesId }: DocumentRow): void => {
  const fixed = [...DOCUMENT_OWNERS, 'madeAt', 'replacesId', ...(replacesId ? ['type'] : [])];
  const moved = fixed.filter(field => field in data);
  if (moved.length) throw invalidKeys(Object.fromEntries(moved.map(field => [field, 'validation.readOnly'])));
};

/** What a new document, or a change to one, has to be before it is stored. */
export const checkDocument = async (data: Values, previous: DocumentRow | null, ctx: Ctx): Promise<void> => {
  if (previous) checkUnmoved(data, previous);
  const document = { ...previous, ...data } as DocumentRow;
  const owner = ownerOf(document);
  // Out of sight is as good as not there.
  if (!previous && !(await seesOwner(owner, document[owner] ?? 0, ctx)))
    throw invalidKeys({ [owner]: 'validation.unknownReference' });
  if (previous) checkMayAdd(previous, ctx);
  await checkMayWrite(document, ctx);
  checkDates(data, previous, owner, ctx);
  if (!previous) await checkReplaces(document, ctx);
};
