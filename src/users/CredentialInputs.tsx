import { Input } from '../ui/Input.tsx';
import { Cell, Section } from '../ui/Section.tsx';
import { LastLogin } from './LastLogin.tsx';
import { PasswordField } from './PasswordField.tsx';

/** One's own way in: the name is given, e-mail and password can be changed (Design 3). */
export const CredentialInputs = () => (
  <Section title="resources.users.sections.account">
    <Cell sm={6} md={4}>
      <Input source="username" />
    </Cell>
    <Cell sm={6} md={4}>
      <Input source="email" type="email" />
    </Cell>
    <Cell sm={6} md={4}>
      <PasswordField />
    </Cell>
    <LastLogin />
  </Section>
);
