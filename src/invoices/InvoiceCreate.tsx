import { CreateBase, type RaRecord, useNotify, useRecordFromLocation } from 'react-admin';
import { useMemo, useRef, useState } from 'react';
import { invoices } from '#domain/invoices';
import type { Tax } from '#domain/invoices/tax';
import { writableFields } from '#domain/permissions';
import type { Values } from '../ui/forms/EntityForm.tsx';
import { DetailSkeleton } from '../ui/pages/Skeletons.tsx';
import { PageTitle } from '../ui/pages/PageTitle.tsx';
import { useLeave } from '../ui/forms/useLeave.ts';
import { useSave } from '../ui/forms/useSave.ts';
import { useViewer } from '../ui/pages/viewer.tsx';
import { Wizard } from '../ui/forms/Wizard.tsx';
import { Allowed } from '../ui/pages/Allowed.tsx';
import { blankInvoice } from './blankInvoice.ts';
import { newInvoiceErrors } from './invoiceFormErrors.ts';
import { INVOICE_STEPS } from './InvoiceSteps.tsx';
import { useOwnTax } from './useOwnTax.ts';

export const InvoiceCreate = () => (
  <Allowed action="create" resource="invoices">
    <CreateBase resource="invoices" disableAuthentication>
      <Begun />
    </CreateBase>
  </Allowed>
);

const Begun = () => {
  const ownTax = useOwnTax();
  return ownTax ? <NewInvoice ownTax={ownTax} /> : <DetailSkeleton />;
};

const NewInvoice = ({ ownTax }: { ownTax: Tax }) => {
  const { role } = useViewer();
  const notify = useNotify();
  const given = useRecordFromLocation();
  const [defaults] = useState(() => {
    const begun = { ...blankInvoice(given ?? {}, ownTax), ...given };
    return { ...begun, shownTax: begun.tax };
  });
  const errors = useMemo(() => newInvoiceErrors(role), [role]);
  const leave = useLeave('invoices', record => `/invoices/${record.id}`);
  const shown = useRef<unknown>(null);
  /**
   * What we issue gets the next number as it is saved: the one that was shown may be another's by then (Design 7). No tax is
   * said as 0 %: what is empty isn't sent, and the API would take IVA 21 for it.
   */
  const asSent = (values: Values): Values => {
    shown.current = values.isEmitted ? values.shownNum : null;
    const tax = { IVA: 0, ...(values.tax as Tax) };
    return { ...values, tax, ...(values.isEmitted === true && { num: null }) };
  };
  const onSaved = (saved: RaRecord) => {
    const messageArgs = { num: saved.num, proposed: shown.current };
    if (shown.current && saved.num !== shown.current)
      notify('resources.invoices.notifications.otherNumber', { type: 'info', messageArgs });
    leave(saved);
  };
  const writable = writableFields(role, 'create', 'invoices');
  const submit = useSave({ resource: 'invoices', writable, transform: asSent, onSaved });
  const title = `resources.invoices.page.${defaults.invoiceId ? 'createCorrection' : 'create'}`;
  return (
    <>
      <PageTitle title={title} />
      <Wizard entity={invoices} steps={INVOICE_STEPS} errors={errors} defaults={defaults} onSubmit={submit} />
    </>
  );
};
