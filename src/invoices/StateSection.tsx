import { useRecordContext } from 'react-admin';
import { Input } from '../ui/Input.tsx';
import { Cell, Section } from '../ui/Section.tsx';
import { StatusInput } from './StatusInput.tsx';

/** What goes on changing after an invoice is issued (Design 7). */
export const StateSection = () => {
  const record = useRecordContext();
  return (
    <Section title="resources.invoices.sections.state">
      <Cell sm={6} md={4}>
        <StatusInput />
      </Cell>
      {record?.id && (
        <Cell sm={6} md={4}>
          <Input source="isProcessed" />
        </Cell>
      )}
      <Input source="notes" multiline />
    </Section>
  );
};
