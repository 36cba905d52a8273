import { addableTypes } from '#domain/documentRights';
import type { Viewer } from '#domain/roles';
import type { Row } from '../ui/row.ts';
import { ownerOf } from './ownerOf.ts';

/** A role changes, replaces and removes what it could have added itself, as long as it is in force; null when it may. */
export const documentRefusal = (document: Row, { role }: Viewer): string | null => {
  if (document.replacedBy) return 'errors.documents.replaced';
  const owner = ownerOf(document);
  const types: readonly string[] = owner ? addableTypes(role, owner.source) : [];
  return types.includes(document.type) ? null : 'app.lock.notAllowed';
};
