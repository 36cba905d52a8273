import { useMemo } from 'react';
import { invoices } from '#domain/invoices';
import { invoiceDocumentsRefusal, invoiceEditRefusal, isFixed } from '#domain/invoices/rights';
import type { Viewer } from '#domain/roles';
import { DocumentsRelated } from '../documents/DocumentsRelated.tsx';
import { PaymentsSection } from '../payments/PaymentsSection.tsx';
import { EntityEdit } from '../ui/forms/EntityEdit.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { BookedNotice } from './BookedNotice.tsx';
import { changedInvoiceErrors } from './invoiceFormErrors.ts';
import { InvoiceActions } from './InvoiceActions.tsx';
import { InvoiceInputs } from './InvoiceInputs.tsx';
import { InvoiceStatus } from './InvoiceStatus.tsx';
import type { InvoiceView } from './InvoiceView.ts';
import { Participant } from './Participant.tsx';
import { RemoveInvoice } from './RemoveInvoice.tsx';

/** Why nothing at all may be saved; what is open on an issued invoice is for the form to say, field by field. */
const refusal = (invoice: InvoiceView, { role }: Viewer): string | null => {
  if (!invoice.disabled && role !== 'carrier') return null;
  const reason = invoiceEditRefusal(invoice, role);
  return reason === 'errors.forbidden' ? 'app.lock.notAllowed' : reason;
};

const documentsRefusal = (invoice: InvoiceView, { role }: Viewer) => invoiceDocumentsRefusal(invoice, role);

const isRestorable = (invoice: InvoiceView): boolean => !isFixed(invoice);

export const InvoiceEdit = () => {
  const { role } = useViewer();
  const errors = useMemo(() => changedInvoiceErrors(role), [role]);
  return (
    <EntityEdit
      entity={invoices}
      form={InvoiceInputs}
      badge={<InvoiceStatus />}
      actions={<InvoiceActions />}
      errors={errors}
      locked={refusal}
      restorable={isRestorable}
      remove={<RemoveInvoice />}
      notice={<BookedNotice />}
      aside={role === 'accountant' ? undefined : <Participant />}
      related={
        <>
          <PaymentsSection />
          <DocumentsRelated owner="invoiceId" locked={documentsRefusal} />
        </>
      }
    />
  );
};
