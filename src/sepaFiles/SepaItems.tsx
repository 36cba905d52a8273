import { Alert, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatIban } from '#domain/identifiers/iban';
import { formatEuros } from '#domain/figures';
import { RefLink } from '../ui/fields/RefLink.tsx';
import { Section } from '../ui/forms/Section.tsx';
import type { SepaFileView } from './SepaFileView.ts';

/** On a phone the account goes below. */
const LINE = {
  display: 'grid',
  columnGap: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  gridTemplateColumns: { xs: '1fr auto', sm: '120px 1fr 260px 120px' },
  gridTemplateAreas: {
    xs: '"num amount" "name name" "iban iban" "new new"',
    sm: '"num name iban amount" "new new new new"',
  },
};

/** The account isn't the one to which the carrier was last sent money: the office makes sure before the bank has the file. */
const NewAccount = ({ previousIban }: { previousIban: string }) => {
  const translate = useTranslate();
  return (
    <Alert severity="warning" sx={{ gridArea: 'new', mt: 1 }}>
      {translate('resources.sepaFiles.newAccount', { iban: formatIban(previousIban) })}
    </Alert>
  );
};

/** The transfers of a file, one for each invoice. */
export const SepaItems = ({ items }: { items: NonNullable<SepaFileView['items']> }) => (
  <Section title="resources.sepaFiles.sections.items">
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map(({ invoiceId, num, name, iban, amount, previousIban }) => (
        <Box key={invoiceId} component="li" sx={LINE}>
          <Box sx={{ gridArea: 'num', fontWeight: 600 }}>
            <RefLink resource="invoices" id={invoiceId}>
              {num}
            </RefLink>
          </Box>
          <Typography variant="body2" sx={{ gridArea: 'name', overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ gridArea: 'iban' }}>
            {formatIban(iban)}
          </Typography>
          <Typography sx={{ gridArea: 'amount', textAlign: 'right', whiteSpace: 'nowrap', fontWeight: 600 }}>
            {formatEuros(amount)}
          </Typography>
          {previousIban && <NewAccount previousIban={previousIban} />}
        </Box>
      ))}
    </Box>
  </Section>
);
