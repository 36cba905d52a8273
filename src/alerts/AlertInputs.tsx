import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { RECIPIENT_FIELDS, RECIPIENT_TYPES, type RecipientType } from '#domain/alerts';
import { Input } from '../ui/inputs/Input.tsx';
import { ReferencePick } from '../ui/inputs/ReferencePick.tsx';
import { Cell, Section } from '../ui/forms/Section.tsx';
import { SelectChoice } from '../ui/inputs/SelectChoice.tsx';

const isType = (value: unknown): value is RecipientType => (RECIPIENT_TYPES as readonly unknown[]).includes(value);

/** Accounts that an alert to an accountant may be for. */
const ACCOUNTANTS = { role: 'accountant' };

export const AlertInputs = () => {
  const record = useRecordContext();
  const { setValue } = useFormContext();
  const type: unknown = useWatch({ name: 'recipientType' });
  const field = isType(type) ? RECIPIENT_FIELDS[type] : null;
  const clearRecipients = () => {
    for (const name of Object.values(RECIPIENT_FIELDS)) if (name) setValue(name, null, { shouldDirty: true });
  };
  return (
    <Section>
      <Input source="title" />
      <Input source="description" multiline />
      <Cell md={4}>
        <SelectChoice source="recipientType" onChange={clearRecipients} />
      </Cell>
      {field && (
        <Cell md={8}>
          <ReferencePick
            key={field}
            source={field}
            filter={field === 'userId' ? ACCOUNTANTS : undefined}
            isRequired={!!record?.id}
            helperText={record?.id ? undefined : 'resources.alerts.help.recipient'}
          />
        </Cell>
      )}
      {record?.id && <Input source="isRead" />}
    </Section>
  );
};
