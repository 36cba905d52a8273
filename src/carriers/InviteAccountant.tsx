import InviteIcon from '@mui/icons-material/PersonAddAltOutlined';
import { Button, DialogContentText } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { TextInput, useDataProvider, useNotify, useRecordContext, useTranslate } from 'react-admin';
import { useState } from 'react';
import { emailProblem } from '#domain/contact';
import type { Provider } from '../provider/provider.ts';
import { DialogForm } from '../ui/forms/DialogForm.tsx';

/** Gives an accountant access to the invoices of the carrier or client around, in the place of whoever has it (Spec 7). */
export const InviteAccountant = ({ resource }: { resource: 'carriers' | 'clients' }) => {
  const record = useRecordContext();
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider<Provider>();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  if (!record) return null;
  const texts = `resources.${resource}`;
  const present: { email: string } | null | undefined = record.accountant;
  const name = `${texts}.actions.${present ? 'changeAccountant' : 'inviteAccountant'}`;
  const labels = { email: `${texts}.fields.accountantEmail` };
  const invite = async (email: string) => {
    await provider.inviteAccountant(resource, record.id, { email });
    await queryClient.invalidateQueries({ queryKey: [resource] });
    notify(`${texts}.notifications.accountantInvited`, { type: 'success', messageArgs: { email } });
  };
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<InviteIcon />} onClick={() => setOpen(true)}>
        {translate(name)}
      </Button>
      <DialogForm
        open={open}
        onClose={() => setOpen(false)}
        title={name}
        help={`${texts}.help.accountantEmail`}
        submitLabel={`${texts}.actions.sendInvitation`}
        error={`${texts}.notifications.accountantInvitedError`}
        labels={labels}
        check={({ email }) => ({ email: emailProblem(email) })}
        onSubmit={({ email }) => invite(String(email).trim())}
      >
        {present && (
          <DialogContentText sx={{ mb: 1 }}>{translate(`${texts}.help.replacesAccountant`, present)}</DialogContentText>
        )}
        <TextInput source="email" type="email" label={labels.email} fullWidth isRequired autoFocus autoComplete="off" />
      </DialogForm>
    </>
  );
};
