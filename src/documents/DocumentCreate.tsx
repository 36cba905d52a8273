import { useRecordFromLocation } from 'react-admin';
import { documents } from '#domain/documents';
import { EntityCreate } from '../ui/forms/EntityCreate.tsx';
import { documentFormErrors } from './documentFormErrors.ts';
import { DocumentInputs } from './DocumentInputs.tsx';
import { ownerPath } from './ownerOf.ts';

/** A document of the row that the page was opened from, or a newer version of one. */
export const DocumentCreate = () => (
  <EntityCreate
    entity={documents}
    form={DocumentInputs}
    title={useRecordFromLocation()?.replacesId ? 'resources.documents.page.replace' : undefined}
    errors={documentFormErrors}
    redirect={ownerPath}
  />
);
