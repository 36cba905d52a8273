import { dayOf } from '#domain/dates';
import { addableTypes, mayDateDocument } from '#domain/documentRights';
import {
  DOCUMENT_OWNERS,
  type DocumentOwner,
  type DocumentType,
  documentErrors,
  documentExpiry,
  documentOwner,
  documents,
} from '#domain/documents';
import { isAdminLevel } from '#domain/roles';
import type { Resource, Row, Values } from '../crud/resource.ts';
import { filesOf, keepFiles } from '../files/fileRows.ts';
import { HttpError, invalidKeys } from '../HttpError.ts';
import type { Ctx } from '../world.ts';
import { scopeOfDocuments } from './scope.ts';

type DocumentRow = Row & { type: DocumentType; userId: number | null } & Record<DocumentOwner, number | null>;

const DATES = ['expeditionDate', 'expirationDate'] as const;

/** On a route's loads carriers and drivers add what the road brings in, nothing else (Design 3). */
const checkType = (document: DocumentRow, owner: DocumentOwner, ctx: Ctx): void => {
  if (!addableTypes(ctx.user.role, owner).includes(document.type))
    throw new HttpError(403, 'errors.documents.roadOnly');
};

/** Nobody but admin level dates what is another's (Design 3). */
const checkDates = (data: Values, previous: Row | null, owner: DocumentOwner, ctx: Ctx): void => {
  const dated = DATES.filter(field => data[field] !== undefined && (previous || data[field] !== null));
  if (dated.length && !mayDateDocument(owner, previous?.userId as number | null, ctx.user))
    throw new HttpError(403, 'errors.documents.datesNotAllowed', {
      fields: Object.fromEntries(dated.map(field => [field, { key: 'errors.documents.datesNotAllowed' }])),
    });
};

export const documentsResource: Resource = {
  name: 'documents',
  entity: documents,
  defaultSort: ['id', 'desc'],
  search: ['name'],
  searchLinks: [
    { by: 'carrierId', table: 'carriers' },
    { by: 'clientId', table: 'clients' },
    { by: 'vehicleId', table: 'vehicles' },
  ],
  scope: (query, user, ctx) => scopeOfDocuments(query, user, ctx.db),
  links: [
    { name: 'carrier', by: 'carrierId', table: 'carriers', columns: ['id', 'name', 'surname'] },
    { name: 'client', by: 'clientId', table: 'clients', columns: ['id', 'name'] },
    { name: 'vehicle', by: 'vehicleId', table: 'vehicles', columns: ['id', 'number'] },
  ],
  expand: async (rows, ctx) => {
    const ids = rows.map(row => row.id);
    const files = await filesOf('documentId', ids, ctx);
    const today = dayOf(ctx.now);
    return rows.map(row => ({
      ...row,
      url: files.get(row.id) ?? [],
      expiry: documentExpiry(row.expirationDate as string | null, today),
    }));
  },
  rules: documentErrors,
  filesRequired: () => 'validation.fileRequired',
  beforeSave: ({ data, previous, ctx }) => {
    const moved = previous ? DOCUMENT_OWNERS.filter(owner => owner in data) : [];
    if (moved.length) throw invalidKeys(Object.fromEntries(moved.map(owner => [owner, 'validation.readOnly'])));
    const document = { ...previous, ...data } as DocumentRow;
    const owner = documentOwner(document);
    if (!owner) throw invalidKeys({ type: 'validation.oneOwner' });
    if (!isAdminLevel(ctx.user.role)) {
      checkType(document, owner, ctx);
      if (previous) checkType(previous as DocumentRow, owner, ctx);
      checkDates(data, previous, owner, ctx);
    }
    return previous ? data : { ...data, userId: ctx.user.id };
  },
  beforeRemove: (row, ctx) => {
    const owner = documentOwner(row as DocumentRow);
    if (owner && !isAdminLevel(ctx.user.role)) checkType(row as DocumentRow, owner, ctx);
    return {};
  },
  attachFiles: async (row, files, ctx) => {
    const owner = documentOwner(row as DocumentRow);
    if (owner && !isAdminLevel(ctx.user.role)) checkType(row as DocumentRow, owner, ctx);
    await keepFiles('documentId', row.id, files, ctx);
  },
};
