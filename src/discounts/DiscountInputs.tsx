import { useRecordContext } from 'react-admin';
import { PICTURE_TYPES } from '#domain/documents';
import { FilesInput } from '../ui/files/FilesInput.tsx';
import { useField } from '../ui/forms/formScope.ts';
import { Input } from '../ui/inputs/Input.tsx';
import { Cell, Section } from '../ui/forms/Section.tsx';
import { Cover } from './Cover.tsx';

export const DiscountInputs = () => {
  const record = useRecordContext();
  const { disabled } = useField('url');
  return (
    <>
      <Section title="resources.discounts.sections.data">
        <Input source="title" />
        <Input source="description" multiline />
        <Input source="link" type="url" helperText="resources.discounts.help.link" />
      </Section>
      <Section title="resources.discounts.sections.cover">
        {record?.id && (
          <Cell md={4}>
            <Cover discount={record} isLarge />
          </Cell>
        )}
        {!disabled && (
          <Cell md={8}>
            <FilesInput
              source="url"
              label={record?.id ? 'resources.discounts.actions.addFiles' : 'resources.discounts.fields.url'}
              multiple={false}
              pictures={PICTURE_TYPES}
            />
          </Cell>
        )}
      </Section>
    </>
  );
};
