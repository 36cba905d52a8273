import { CreateBase, type RaRecord, useRecordFromLocation } from 'react-admin';
import { useMemo, useState } from 'react';
import { dayOf, toWireDay } from '#domain/dates';
import { DEFAULT_TAX } from '#domain/invoiceTax';
import { invoices } from '#domain/invoices';
import { writableFields } from '#domain/permissions';
import type { Values } from '../ui/EntityForm.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { useLeave } from '../ui/useLeave.ts';
import { useSave } from '../ui/useSave.ts';
import { useViewer } from '../ui/viewer.tsx';
import { Wizard } from '../ui/Wizard.tsx';
import { Allowed } from '../ui/Allowed.tsx';
import { dueAfter } from './dueAfter.ts';
import { newInvoiceErrors } from './invoiceFormErrors.ts';
import { INVOICE_STEPS } from './InvoiceSteps.tsx';
import type { InvoiceValues } from './useInvoiceValues.ts';

/** An invoice of today, issued, with IVA 21 and due in 30 days, but for what the page was opened with. */
const firstValues = (given: Partial<RaRecord>): InvoiceValues => {
  const date = toWireDay(dayOf(new Date()));
  const isEmitted = given.isEmitted ?? true;
  const party = given.carrierId || !isEmitted ? 'carrier' : 'client';
  return { date, dueDate: dueAfter(date), isEmitted, tax: DEFAULT_TAX, status: 0, party, ...given };
};

/** What we issue gets the next number as it is saved: the one that was shown may be another's by then (Design 7). */
const withoutOwnNumber = (values: Values): Values => (values.isEmitted ? { ...values, num: null } : values);

export const InvoiceCreate = () => (
  <Allowed action="create" resource="invoices">
    <CreateBase resource="invoices">
      <NewInvoice />
    </CreateBase>
  </Allowed>
);

const NewInvoice = () => {
  const { role } = useViewer();
  const given = useRecordFromLocation();
  const [defaults] = useState(() => firstValues(given ?? {}));
  const errors = useMemo(() => newInvoiceErrors(role), [role]);
  const onSaved = useLeave('invoices', record => `/invoices/${record.id}`);
  const writable = writableFields(role, 'create', 'invoices');
  const submit = useSave({ resource: 'invoices', writable, transform: withoutOwnNumber, onSaved });
  const title = `resources.invoices.page.${defaults.invoiceId ? 'createCorrection' : 'create'}`;
  return (
    <>
      <PageTitle title={title} />
      <Wizard entity={invoices} steps={INVOICE_STEPS} errors={errors} defaults={defaults} onSubmit={submit} />
    </>
  );
};
