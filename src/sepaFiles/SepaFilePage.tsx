import { EditBase, useEditContext, useRedirect } from 'react-admin';
import { Allowed } from '../ui/pages/Allowed.tsx';
import { DeleteButton } from '../ui/actions/DeleteButton.tsx';
import { HistoryButton } from '../ui/changes/HistoryButton.tsx';
import { LoadFailure } from '../ui/pages/LoadFailure.tsx';
import { PageTitle } from '../ui/pages/PageTitle.tsx';
import { DetailSkeleton } from '../ui/pages/Skeletons.tsx';
import { DownloadSepaFile } from './DownloadSepaFile.tsx';
import { PaySepaFile } from './PaySepaFile.tsx';
import { SepaFacts } from './SepaFacts.tsx';
import { SepaFileStatus } from './SepaFileStatus.tsx';
import type { SepaFileView } from './SepaFileView.ts';
import { SepaItems } from './SepaItems.tsx';
import { UnpaySepaFile } from './UnpaySepaFile.tsx';

/** A file for the bank: what it holds, to be saved again, and its payments. It is never changed. */
export const SepaFilePage = () => (
  <Allowed action="read" resource="sepaFiles">
    <EditBase resource="sepaFiles" redirect={false} disableAuthentication queryOptions={{ onError: () => {} }}>
      <Loaded />
    </EditBase>
  </Allowed>
);

const Loaded = () => {
  const redirect = useRedirect();
  const { record: file, error, isPending, refetch } = useEditContext<SepaFileView>();
  if (isPending) return <DetailSkeleton />;
  if (!file) return <LoadFailure error={error} retry={refetch} />;
  const isOpen = !file.disabled && !file.paidDate;
  return (
    <>
      <PageTitle
        title={file.messageId}
        badge={
          <>
            <SepaFileStatus />
            <HistoryButton />
          </>
        }
        actions={
          <>
            {isOpen && <DeleteButton onDeleted={() => redirect('list', 'sepaFiles')} />}
            {isOpen && <PaySepaFile file={file} />}
            {!!file.paidDate && <UnpaySepaFile file={file} />}
            {!file.disabled && <DownloadSepaFile file={file} />}
          </>
        }
      />
      <SepaFacts file={file} />
      <SepaItems items={file.items ?? []} />
    </>
  );
};
