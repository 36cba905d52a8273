import { useWatch } from 'react-hook-form';
import { hasSurname } from '#domain/carriers';
import { vatWarning } from '#domain/contact';
import { ContactSections } from '../ui/forms/ContactSections.tsx';
import { DayInput } from '../ui/inputs/DayInput.tsx';
import { FlagInputs } from '../ui/inputs/FlagInputs.tsx';
import { Input } from '../ui/inputs/Input.tsx';
import { Later } from '../ui/pages/Later.tsx';
import { NifInput } from '../ui/inputs/NifInput.tsx';
import { Cell, Section } from '../ui/forms/Section.tsx';
import { SelectChoice } from '../ui/inputs/SelectChoice.tsx';
import { WarnedInput } from '../ui/inputs/WarnedInput.tsx';
import { AccountantInput } from './AccountantInput.tsx';

/** A carrier's data. The surname is a freelancer's (Spec 3), the registry a society's. */
export const CarrierInputs = () => {
  const companyType: string | null | undefined = useWatch({ name: 'companyType' });
  const withSurname = hasSurname({ companyType });
  return (
    <>
      <Section title="resources.carriers.sections.data">
        <Cell md={3}>
          <SelectChoice source="companyType" />
        </Cell>
        <Cell md={withSurname ? 4 : 9}>
          <Input source="name" />
        </Cell>
        {withSurname && (
          <Cell md={5}>
            <Input source="surname" />
          </Cell>
        )}
        <Cell sm={6} md={3}>
          <NifInput />
        </Cell>
        <Cell sm={6} md={4}>
          <WarnedInput source="vat" warn={vatWarning} />
        </Cell>
        <Cell md={5}>
          <AccountantInput />
        </Cell>
        {!withSurname && (
          <Cell>
            <Input source="registry" helperText="resources.settings.help.registry" />
          </Cell>
        )}
      </Section>
      <Later>
        <Section title="resources.carriers.sections.billing">
          {withSurname && (
            <Cell sm={6} md={5}>
              <SelectChoice
                source="taxRegime"
                emptyText="resources.carriers.choices.taxRegime.general"
                helperText="resources.carriers.help.taxRegime"
              />
            </Cell>
          )}
          <Cell md={6} lg={5}>
            <DayInput source="selfBillingSince" helperText="resources.carriers.help.selfBillingSince" />
          </Cell>
        </Section>
        <ContactSections />
        <Section title="resources.carriers.sections.services">
          <FlagInputs independent />
          <Input source="disablePublic" helperText="resources.carriers.help.disablePublic" />
        </Section>
      </Later>
    </>
  );
};
