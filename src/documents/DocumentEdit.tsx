import { useRecordContext, useRedirect } from 'react-admin';
import { addableTypes } from '#domain/documentRights';
import { documents } from '#domain/documents';
import type { Viewer } from '#domain/roles';
import { DeleteButton } from '../ui/DeleteButton.tsx';
import { EntityEdit } from '../ui/EntityEdit.tsx';
import type { Row } from '../ui/row.ts';
import { useViewer } from '../ui/viewer.tsx';
import { documentFormErrors } from './documentFormErrors.ts';
import { DocumentInputs } from './DocumentInputs.tsx';
import { documentText } from './documentText.ts';
import { ExpiryBadge } from './ExpiryBadge.tsx';
import { NotifyUser } from './NotifyUser.tsx';
import { ownerOf, ownerPath } from './ownerOf.ts';

/** A role changes and removes what it could have added itself. */
const refusal = (record: Row, { role }: Viewer): string | null => {
  const owner = ownerOf(record);
  const types: readonly string[] = owner ? addableTypes(role, owner.source) : [];
  return types.includes(record.type) ? null : 'app.lock.notAllowed';
};

export const DocumentEdit = () => (
  <EntityEdit
    entity={documents}
    form={DocumentInputs}
    title={documentText}
    badge={<Expiry />}
    actions={<NotifyUser />}
    errors={documentFormErrors}
    locked={refusal}
    redirect={ownerPath}
    remove={<Remove />}
  />
);

const Expiry = () => <ExpiryBadge expirationDate={useRecordContext()?.expirationDate} />;

const Remove = () => {
  const record = useRecordContext();
  const viewer = useViewer();
  const redirect = useRedirect();
  if (!record || refusal(record, viewer)) return null;
  return <DeleteButton onDeleted={() => redirect(ownerPath(record))} />;
};
