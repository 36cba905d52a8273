import { Alert } from '@mui/material';
import { type RaRecord, useGetOne, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { VersionLink } from './VersionLink.tsx';

/** The versions next to the document around; of a new one, what it will take the place of. */
export const Versions = () => {
  const document = useRecordContext();
  const replacesId: unknown = useWatch({ name: 'replacesId' });
  if (!document?.id) return typeof replacesId === 'number' ? <Older id={replacesId} /> : null;
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
