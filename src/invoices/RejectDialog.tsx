import { DialogContent, DialogTitle, TextField } from '@mui/material';
import { type Identifier, useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { AskBar } from '../ui/actions/AskBar.tsx';
import { TypedDialog } from '../ui/actions/TypedDialog.tsx';
import { useAction } from '../ui/actions/useAction.ts';

const MAX_NOTE = 250;

/** Asks with what a carrier does not agree in an invoice that was drawn up for it. */
export const RejectDialog = ({ id, onClose }: { id: Identifier; onClose: () => void }) => {
  const translate = useTranslate();
  const title = useId();
  const [note, setNote] = useState('');
  const { run, isPending } = useAction(
    provider => provider.call('POST', `/invoices/${id}/acceptance`, { isAccepted: false, note: note.trim() }),
    { success: 'resources.invoices.selfBilled.notedRejected', invalidates: ['invoices'], onSuccess: onClose },
  );
  return (
    <TypedDialog open onClose={isPending ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{translate('resources.invoices.selfBilled.rejectTitle')}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          fullWidth
          multiline
          minRows={2}
          required
          label={translate('resources.invoices.fields.acceptanceNote')}
          value={note}
          onChange={event => setNote(event.target.value.slice(0, MAX_NOTE))}
        />
      </DialogContent>
      <AskBar
        label="resources.invoices.actions.reject"
        onConfirm={run}
        onClose={onClose}
        isPending={isPending}
        disabled={!note.trim()}
      />
    </TypedDialog>
  );
};
