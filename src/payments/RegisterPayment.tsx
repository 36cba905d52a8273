import PaymentIcon from '@mui/icons-material/AddCardOutlined';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { ResourceContextProvider, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { dayOf, toWireDay } from '#domain/dates';
import { DEFAULT_METHOD, payments } from '#domain/payments';
import type { Provider } from '../provider/provider.ts';
import type { InvoiceView } from '../invoices/InvoiceView.ts';
import { DialogForm } from '../ui/forms/DialogForm.tsx';
import type { Values } from '../ui/forms/EntityForm.tsx';
import { FormScopeProvider } from '../ui/forms/formScope.ts';
import { DayInput } from '../ui/inputs/DayInput.tsx';
import { Input } from '../ui/inputs/Input.tsx';
import { SaveFirst } from '../ui/forms/SaveFirst.tsx';
import { useIsUnsaved } from '../ui/forms/UnsavedProvider.tsx';
import { paymentProblems } from './paymentProblems.ts';

const SCOPE = { entity: payments, verb: 'create' } as const;
const TEXTS = 'resources.payments';

/** Asks for a payment of an invoice; what is pending is proposed, today, by transfer. */
export const RegisterPayment = ({ invoice }: { invoice: InvoiceView }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider<Provider>();
  const queryClient = useQueryClient();
  const isUnsaved = useIsUnsaved();
  const [open, setOpen] = useState(false);
  const [today] = useState(() => toWireDay(dayOf(new Date())));
  const register = async (values: Values) => {
    await provider.create('payments', { data: { ...values, invoiceId: invoice.id } });
    for (const name of ['payments', 'invoices']) void queryClient.invalidateQueries({ queryKey: [name] });
    notify(`${TEXTS}.notifications.registered`, { type: 'success' });
  };
  return (
    <>
      <SaveFirst />
      <Button
        className="register-payment"
        // With the next version of the invoice another one takes its place.
        data-heir=".register-payment"
        size="small"
        variant="contained"
        startIcon={<PaymentIcon />}
        disabled={isUnsaved}
        onClick={() => setOpen(true)}
      >
        {translate(`${TEXTS}.actions.register`)}
      </Button>
      <ResourceContextProvider value="payments">
        <FormScopeProvider value={SCOPE}>
          <DialogForm
            open={open}
            onClose={() => setOpen(false)}
            title={`${TEXTS}.actions.register`}
            submitLabel={`${TEXTS}.actions.register`}
            error={`${TEXTS}.notifications.registeredError`}
            defaults={{ amount: invoice.pending, day: today, method: DEFAULT_METHOD }}
            check={values => paymentProblems(values, invoice, today)}
            onSubmit={register}
          >
            <Input source="amount" />
            <DayInput source="day" />
            <Input source="method" />
            <Input source="reference" />
            <Input source="notes" multiline />
          </DialogForm>
        </FormScopeProvider>
      </ResourceContextProvider>
    </>
  );
};
