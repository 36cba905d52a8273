import { vatWarning } from '#domain/contact';
import { ContactSections } from '../ui/forms/ContactSections.tsx';
import { Input } from '../ui/inputs/Input.tsx';
import { Later } from '../ui/pages/Later.tsx';
import { NifInput } from '../ui/inputs/NifInput.tsx';
import { Cell, Section } from '../ui/forms/Section.tsx';
import { TimetableInput } from '../ui/inputs/TimetableInput.tsx';
import { WarnedInput } from '../ui/inputs/WarnedInput.tsx';

/** A client's data (Spec 3). */
export const ClientInputs = () => (
  <>
    <Section title="resources.clients.sections.data">
      <Cell sm={6}>
        <Input source="name" />
      </Cell>
      <Cell sm={6}>
        <Input source="alias" />
      </Cell>
      <Cell sm={6} md={3}>
        <NifInput />
      </Cell>
      <Cell sm={6} md={4}>
        <WarnedInput source="vat" warn={vatWarning} />
      </Cell>
      <Cell sm={12} md={5}>
        <Input source="provider" helperText="resources.clients.help.provider" />
      </Cell>
    </Section>
    <Later>
      <ContactSections />
      <Section title="resources.clients.sections.timeWindow">
        <TimetableInput source="timeWindow" label={false} />
      </Section>
      <Section title="resources.clients.sections.options">
        <Cell md={6}>
          <Input source="receiveLoadsUpdates" helperText="resources.clients.help.receiveLoadsUpdates" />
        </Cell>
        <Cell md={6}>
          <Input source="createUserClient" helperText="resources.clients.help.createUserClient" />
        </Cell>
      </Section>
    </Later>
  </>
);
