import { useRecordContext, useTranslate } from 'react-admin';
import { ReferenceName } from '../ui/fields/ReferenceName.tsx';
import type { Change } from '../ui/changes/Change.ts';

/** Which row the change around was of: `Pedido P. 123`. */
export const ChangedRow = () => {
  const translate = useTranslate();
  const entry = useRecordContext<Change>();
  if (!entry) return null;
  const { resource, recordId } = entry;
  return (
    <>
      {translate(`resources.${resource}.name`, { smart_count: 1 })} <ReferenceName resource={resource} id={recordId} />
    </>
  );
};
