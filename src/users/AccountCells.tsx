import { Input } from '../ui/Input.tsx';
import { Cell } from '../ui/Section.tsx';
import { PasswordField } from './PasswordField.tsx';

/** What one logs in with. */
export const AccountCells = () => (
  <>
    <Cell sm={6} md={4}>
      <Input source="username" />
    </Cell>
    <Cell sm={6} md={4}>
      <Input source="email" type="email" />
    </Cell>
    <Cell sm={6} md={4}>
      <PasswordField />
    </Cell>
  </>
);
