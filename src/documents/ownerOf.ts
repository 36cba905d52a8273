import type { Row } from '../ui/fields/row.ts';
import { DOCUMENT_OWNERS, type DocumentOwner, documentOwner, documents } from '#domain/documents';
import type { ResourceName } from '#domain/resources';

export type Owner = { source: DocumentOwner; resource: ResourceName; id: number };

/** The row that a document belongs to; null when it has none yet. */
export const ownerOf = (document: Record<string, unknown>): Owner | null => {
  const source = documentOwner(document);
  const id = source && document[source];
  const resource = source && documents.fields[source]?.target;
  return source && resource && typeof id === 'number' ? { source, resource, id } : null;
};

/** The kind of owner that was chosen for a document that has none yet, or has it by now. */
export const kindOf = ({ owner }: Record<string, unknown>): DocumentOwner | null =>
  DOCUMENT_OWNERS.find(kind => kind === owner) ?? null;

/** Back to the row whose document was saved or removed, with its documents open. */
export const ownerPath = (document: Row): string => {
  const owner = ownerOf(document);
  return owner ? `/${owner.resource}/${owner.id}?tab=documents` : '/';
};
