import { Alert } from '@mui/material';
import { type RaRecord, useGetOne, useRecordContext, useTranslate } from 'react-admin';
import { VersionLink } from './VersionLink.tsx';

/** The versions next to the document around; of a new one, what it will take the place of. */
export const Versions = () => {
  const document = useRecordContext();
  if (!document?.replacesId && !document?.replacedBy) return null;
  if (!document.id) return <Older id={document.replacesId} />;
  return (
    <>
      {document.replacedBy && <VersionLink way="replacedBy" version={document.replacedBy} />}
      {document.replaces && <VersionLink way="replaces" version={document.replaces} />}
    </>
  );
};

const Older = ({ id }: { id: number }) => {
  const translate = useTranslate();
  const { data } = useGetOne<RaRecord>('documents', { id });
  if (!data) return null;
  return (
    <>
      <VersionLink way="replaces" version={data} />
      <Alert severity="info" sx={{ mb: 2 }}>
        {translate('resources.documents.help.kept')}
      </Alert>
    </>
  );
};
