import { useRecordContext } from 'react-admin';
import { writableFields } from '#domain/permissions';
import { Input } from '../ui/inputs/Input.tsx';
import { Cell, Section } from '../ui/forms/Section.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { StatusInput } from './StatusInput.tsx';

/** What goes on changing after an invoice is issued (Design 7). A new one of who may not say any of it has nothing here. */
export const StateSection = () => {
  const { role } = useViewer();
  const record = useRecordContext();
  const isNew = !record?.id;
  const writable = writableFields(role, isNew ? 'create' : 'update', 'invoices');
  if (isNew && !writable.has('status')) return null;
  return (
    <Section title="resources.invoices.sections.state">
      <Cell sm={6} md={4}>
        <StatusInput />
      </Cell>
      {!isNew && (
        <Cell sm={6} md={4}>
          <Input source="isProcessed" />
        </Cell>
      )}
      {(writable.has('notes') || record?.notes) && <Input source="notes" multiline />}
    </Section>
  );
};
