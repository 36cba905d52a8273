import { addableTypes } from '#domain/documents/rights';
import type { Viewer } from '#domain/roles';
import type { Row } from '../ui/fields/row.ts';
import { ownerOf } from './ownerOf.ts';

/**
 * Why a role can't change, replace or remove a document; null when it can: what it could have added itself, as long as that
 * is in force and an invoice that it is of may be changed.
 */
export const documentRefusal = (document: Row, { role }: Viewer): string | null => {
  if (document.replacedBy) return 'errors.documents.replaced';
  const owner = ownerOf(document);
  const types: readonly string[] = owner ? addableTypes(role, owner.source) : [];
  const isClosed = !types.includes(document.type) || document.invoiceRefusal === 'errors.forbidden';
  return isClosed ? 'app.lock.notAllowed' : (document.invoiceRefusal ?? null);
};
