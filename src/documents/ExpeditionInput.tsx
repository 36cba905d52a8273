import { useRecordContext, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { DayInput } from '../ui/inputs/DayInput.tsx';
import { ProposalNote } from '../ui/inputs/ProposalNote.tsx';

/** The day a document was issued: of a version that takes another's place today is proposed. */
export const ExpeditionInput = () => {
  const translate = useTranslate();
  const isNew = !useRecordContext()?.id;
  const [held, replacesId]: unknown[] = useWatch({ name: ['expeditionDate', 'replacesId'] });
  const [given] = useState(held);
  const isProposed = isNew && !!replacesId && !!held && held === given;
  const reason = translate('resources.documents.help.proposedToday');
  return (
    <>
      <DayInput source="expeditionDate" />
      {isProposed && <ProposalNote text={translate('resources.documents.help.proposed', { reason })} />}
    </>
  );
};
