import { documents } from '#domain/documents';
import { EntityCreate } from '../ui/EntityCreate.tsx';
import { documentFormErrors } from './documentFormErrors.ts';
import { DocumentInputs } from './DocumentInputs.tsx';
import { ownerPath } from './ownerOf.ts';

/** A document of the row that the page was opened from. */
export const DocumentCreate = () => (
  <EntityCreate entity={documents} form={DocumentInputs} errors={documentFormErrors} redirect={ownerPath} />
);
