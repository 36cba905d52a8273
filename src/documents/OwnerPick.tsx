import { SelectInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { addableTypes } from '#domain/documents/rights';
import { DOCUMENT_OWNERS, type DocumentOwner } from '#domain/documents';
import { ReferencePick } from '../ui/inputs/ReferencePick.tsx';
import { requiredSelect } from '../ui/inputs/sayRequired.ts';
import { Cell, Section } from '../ui/forms/Section.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';

/**
 * Whose document it is, when the page was not opened from its owner. Which kind of owner (`owner`) is a value of the form: it
 * survives a reload, and can be named where it is missing.
 */
export const OwnerPick = ({ kind }: { kind: DocumentOwner | null }) => {
  const translate = useTranslate();
  const { role } = useViewer();
  const { formState, setValue, trigger } = useFormContext();
  const { isSubmitted } = formState;
  const offered = DOCUMENT_OWNERS.filter(owner => addableTypes(role, owner).length > 0);
  const startAnew = () => {
    for (const owner of DOCUMENT_OWNERS) setValue(owner, null);
    setValue('type', null);
    if (isSubmitted) void trigger();
  };
  return (
    <Section title="resources.documents.fields.owner">
      <Cell md={4}>
        <SelectInput
          source="owner"
          fullWidth
          isRequired
          {...requiredSelect(true)}
          choices={offered.map(id => ({ id, name: translate(`resources.documents.fields.${id}`) }))}
          translateChoice={false}
          onChange={startAnew}
        />
      </Cell>
      {kind && (
        <Cell md={8}>
          <ReferencePick key={kind} source={kind} isRequired />
        </Cell>
      )}
    </Section>
  );
};
