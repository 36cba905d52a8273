import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { nifWarning } from '#domain/contact';
import { PRINTABLE_TYPES } from '#domain/documents';
import { AddressInput } from '../ui/inputs/AddressInput.tsx';
import { FilesInput } from '../ui/files/FilesInput.tsx';
import { isFileValue } from '../provider/fileValue.ts';
import { Input } from '../ui/inputs/Input.tsx';
import { Later } from '../ui/pages/Later.tsx';
import { Cell, Section } from '../ui/forms/Section.tsx';
import { SelectChoice } from '../ui/inputs/SelectChoice.tsx';
import { WarnedInput } from '../ui/inputs/WarnedInput.tsx';

/** What the company's papers say of it, and how it sends them. */
export const SettingsInputs = () => (
  <>
    <Section title="resources.settings.sections.data">
      <Cell sm={8} md={6}>
        <Input source="name" />
      </Cell>
      <Cell sm={4} md={3}>
        <WarnedInput source="nif" warn={nifWarning} />
      </Cell>
      <Cell>
        <Input source="registry" helperText="resources.settings.help.registry" />
      </Cell>
    </Section>
    <Later>
      <Section title="resources.settings.sections.address" help="resources.settings.help.address">
        <AddressInput source="address" />
      </Section>
      <Section title="resources.settings.sections.contact">
        <Cell sm={6} md={3}>
          <Input source="phone" />
        </Cell>
        <Cell sm={6} md={4}>
          <Input source="email" type="email" />
        </Cell>
        <Cell md={5}>
          <Input source="publicUrl" type="url" helperText="resources.settings.help.publicUrl" />
        </Cell>
      </Section>
      <Section title="resources.settings.sections.invoicing">
        <Cell md={5}>
          <Input source="bankAccount" />
        </Cell>
        <Cell md={7}>
          <Input source="invoiceSeries" helperText="resources.settings.help.invoiceSeries" />
        </Cell>
        <Cell>
          <SelectChoice source="verifactuMode" helperText="resources.settings.help.verifactuMode" />
        </Cell>
      </Section>
      <Section title="resources.settings.sections.security">
        <Cell>
          <Input source="requiresSecondFactor" helperText="resources.settings.help.requiresSecondFactor" />
        </Cell>
      </Section>
      <Section title="resources.settings.sections.logo">
        <Logo />
        <Cell md={8}>
          <FilesInput source="url" label="resources.settings.fields.url" multiple={false} pictures={PRINTABLE_TYPES} />
        </Cell>
      </Section>
    </Later>
  </>
);

/** The logo that papers carry now. */
const Logo = () => {
  const logo = useRecordContext()?.logo;
  const translate = useTranslate();
  if (!isFileValue(logo)) return null;
  return (
    <Cell md={4}>
      <Box
        component="img"
        src={logo.src}
        alt={translate('resources.settings.fields.logo')}
        sx={{ maxWidth: '100%', maxHeight: 80, objectFit: 'contain' }}
      />
    </Cell>
  );
};
