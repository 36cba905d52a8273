import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DayInput } from '../ui/DayInput.tsx';
import { ProposalNote } from '../ui/ProposalNote.tsx';
import { Cell } from '../ui/Section.tsx';
import type { Owner } from './ownerOf.ts';
import { useProposedExpiry } from './useProposedExpiry.ts';

/** From when until when a document is valid: the end is proposed as it usually is, and says why. */
export const DocumentDates = ({ owner }: { owner: Owner }) => {
  const translate = useTranslate();
  const record = useRecordContext();
  const expeditionDate: unknown = useWatch({ name: 'expeditionDate' });
  const { reason, neverExpires, onTyped } = useProposedExpiry(owner);
  const isToday = !record?.id && !!record?.replacesId && !!expeditionDate && expeditionDate === record.expeditionDate;
  const proposed = (text: string) => translate('resources.documents.help.proposed', { reason: text });
  const help = neverExpires ? 'neverExpires' : 'expirationDate';
  return (
    <>
      <Cell sm={6} md={3}>
        <DayInput source="expeditionDate" />
        {isToday && <ProposalNote text={proposed(translate('resources.documents.help.proposedToday'))} />}
      </Cell>
      <Cell sm={6} md={3}>
        <DayInput
          source="expirationDate"
          min={typeof expeditionDate === 'string' ? expeditionDate : null}
          helperText={reason ? undefined : `resources.documents.help.${help}`}
          onChange={onTyped}
        />
        <Box aria-live="polite">{reason && <ProposalNote text={proposed(reason)} />}</Box>
      </Cell>
    </>
  );
};
