import { useRecordContext, useRedirect } from 'react-admin';
import { documents } from '#domain/documents';
import { DeleteButton } from '../ui/actions/DeleteButton.tsx';
import { EntityEdit } from '../ui/forms/EntityEdit.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { documentFormErrors } from './documentFormErrors.ts';
import { DocumentInputs } from './DocumentInputs.tsx';
import { documentRefusal } from './documentRefusal.ts';
import { documentText } from './documentText.ts';
import { ExpiryBadge } from './ExpiryBadge.tsx';
import { NotifyUser } from './NotifyUser.tsx';
import { ownerPath } from './ownerOf.ts';
import { ReplaceDocument } from './ReplaceDocument.tsx';

export const DocumentEdit = () => (
  <EntityEdit
    entity={documents}
    form={DocumentInputs}
    title={documentText}
    badge={<Expiry />}
    actions={
      <>
        <ReplaceDocument />
        <NotifyUser />
      </>
    }
    errors={documentFormErrors}
    locked={documentRefusal}
    redirect={ownerPath}
    remove={<Remove />}
  />
);

const Expiry = () => {
  const record = useRecordContext();
  return <ExpiryBadge expirationDate={record?.expirationDate} isReplaced={!!record?.replacedBy} />;
};

const Remove = () => {
  const record = useRecordContext();
  const viewer = useViewer();
  const redirect = useRedirect();
  if (!record || documentRefusal(record, viewer)) return null;
  return (
    <DeleteButton
      content={record.replacesId ? 'resources.documents.confirm.deleteVersion' : undefined}
      onDeleted={() => redirect(ownerPath(record))}
    />
  );
};
