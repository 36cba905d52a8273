import { Section } from '../ui/forms/Section.tsx';
import { AccountCells } from './AccountCells.tsx';
import { LastLogin } from './LastLogin.tsx';

/** One's own way in: the name is given, e-mail and password can be changed (Design 3). */
export const CredentialInputs = () => (
  <Section title="resources.users.sections.account">
    <AccountCells />
    <LastLogin />
  </Section>
);
