import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDay } from '#domain/dates';
import { formatIban } from '#domain/identifiers/iban';
import { formatEuros } from '#domain/figures';
import { Cell, Section } from '../ui/forms/Section.tsx';
import type { SepaFileView } from './SepaFileView.ts';

/** What the file says as a whole. */
export const SepaFacts = ({ file }: { file: SepaFileView }) => {
  const translate = useTranslate();
  const facts = {
    day: formatDay(file.day),
    count: String(file.count),
    total: formatEuros(file.total),
    paidDate: formatDay(file.paidDate) || '–',
    debtorName: file.debtorName,
    debtorIban: formatIban(file.debtorIban),
  };
  return (
    <Section title="resources.sepaFiles.sections.data">
      {Object.entries(facts).map(([name, text]) => (
        <Cell key={name} xs={6} md={4}>
          <Typography variant="body2" color="text.secondary">
            {translate(`resources.sepaFiles.fields.${name}`)}
          </Typography>
          <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>{text}</Typography>
        </Cell>
      ))}
    </Section>
  );
};
