import { filesOf } from '../provider/fileValue.ts';
import { FilesInput } from '../ui/files/FilesInput.tsx';
import { Section } from '../ui/forms/Section.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { needsFile } from './invoiceFormErrors.ts';
import { useInvoiceValues } from './useInvoiceValues.ts';

/** The invoice on paper: asked for where there is nothing else to tell it by (Spec 5). */
export const FilesSection = () => {
  const { role } = useViewer();
  const { isNeeded, hasFile } = useInvoiceValues(values => ({
    isNeeded: needsFile(role, values),
    hasFile: filesOf(values.url).length > 0,
  }));
  return (
    <Section
      title="resources.invoices.sections.documents"
      help={isNeeded && !hasFile ? 'resources.invoices.notifications.fileRequired' : undefined}
    >
      <FilesInput source="url" label="resources.invoices.fields.url" isRequired={isNeeded} />
    </Section>
  );
};
