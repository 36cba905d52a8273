import { useResourceContext } from 'react-admin';
import { AddressInput } from '../inputs/AddressInput.tsx';
import { Input } from '../inputs/Input.tsx';
import { Cell, Section } from './Section.tsx';

/** How a company is reached, paid and found; carriers and clients alike (Spec 3). */
export const ContactSections = () => {
  const resource = useResourceContext();
  return (
    <>
      <Section title={`resources.${resource}.sections.contact`}>
        <Cell sm={6} md={3}>
          <Input source="phone" />
        </Cell>
        <Cell sm={6} md={4}>
          <Input source="email" type="email" />
        </Cell>
        <Cell sm={6} md={5}>
          <Input source="invoiceEmail" type="email" />
        </Cell>
        <Cell sm={6} md={7}>
          <Input source="bankAccount" />
        </Cell>
      </Section>
      <Section title={`resources.${resource}.sections.address`}>
        <AddressInput source="address" />
      </Section>
    </>
  );
};
