import { TextInput } from 'react-admin';
import { ReferencePick } from '../ui/inputs/ReferencePick.tsx';
import { useCan } from '../ui/pages/viewer.tsx';

/** Staff choose among the accountants' accounts; others, who may not see accounts, read who it is. */
export const AccountantInput = () => {
  const may = useCan();
  if (!may('create', 'users'))
    return <TextInput source="accountant.email" label="resources.carriers.fields.accountantId" fullWidth disabled />;
  return (
    <ReferencePick
      source="accountantId"
      filter={{ role: 'accountant', isActive: true }}
      sort={{ field: 'username', order: 'ASC' }}
      optionText={({ username, email }) => `${username} (${email})`}
    />
  );
};
