import { writableFields } from '#domain/permissions';
import { MakeSepaFile } from '../sepaFiles/MakeSepaFile.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { BulkMark } from './BulkMark.tsx';

/** What can be done with several invoices at once; nothing for who may mark none. */
export const useInvoiceBulk = () => {
  const { role } = useViewer();
  const writable = writableFields(role, 'update', 'invoices');
  if (!writable.has('status') && !writable.has('isProcessed')) return false;
  return (
    <>
      <BulkMark />
      <MakeSepaFile />
    </>
  );
};
