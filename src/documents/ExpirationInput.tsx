import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DayInput } from '../ui/inputs/DayInput.tsx';
import { ProposalNote } from '../ui/inputs/ProposalNote.tsx';
import type { Owner } from './ownerOf.ts';
import { useProposedExpiry } from './useProposedExpiry.ts';

/** Until when a document is valid: proposed as it usually is, and why, until somebody types it. */
export const ExpirationInput = ({ owner }: { owner: Owner }) => {
  const translate = useTranslate();
  const expeditionDate: unknown = useWatch({ name: 'expeditionDate' });
  const { reason, neverExpires, onTyped } = useProposedExpiry(owner);
  return (
    <>
      <DayInput
        source="expirationDate"
        min={typeof expeditionDate === 'string' ? expeditionDate : null}
        helperText={reason ? undefined : `resources.documents.help.${neverExpires ? 'neverExpires' : 'expirationDate'}`}
        onChange={onTyped}
      />
      <Box aria-live="polite">
        {reason && <ProposalNote text={translate('resources.documents.help.proposed', { reason })} />}
      </Box>
    </>
  );
};
