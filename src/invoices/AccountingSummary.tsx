import { Alert, Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Section } from '../ui/Section.tsx';
import { CompanyPick } from './CompanyPick.tsx';
import { PackButton } from './PackButton.tsx';
import { PeriodPick } from './PeriodPick.tsx';
import { RateTable } from './RateTable.tsx';
import { SumsTable } from './SumsTable.tsx';
import { usePeriod } from './usePeriod.ts';
import { useSummary } from './useSummary.ts';

/** What came in or went out in a period: by quarter and tax, and by rate as taxes are declared (Spec 2). */
export const AccountingSummary = ({ flow }: { flow: 'income' | 'expense' }) => {
  const translate = useTranslate();
  const { books, setBooks, today } = usePeriod();
  const { data, error } = useSummary(books);
  // Another period has other lines: the one that was opened is not among them.
  const look = (next: Partial<typeof books>) => setBooks({ ...books, ...next, tax: undefined });
  const sums = data?.[flow];
  return (
    <Section
      title={`resources.invoices.sections.${flow === 'income' ? 'income' : 'expenses'}`}
      actions={<PackButton />}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2, pt: 1 }}>
        <CompanyPick company={books.company} onChange={company => look({ company })} />
        <PeriodPick period={books} thisYear={today.year} onChange={look} />
      </Box>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!sums && !error && <Skeleton variant="rounded" height={120} />}
      {sums && sums.lines.length === 0 && (
        <Alert severity="info">{translate('resources.invoices.period.nothing')}</Alert>
      )}
      {sums && sums.lines.length > 0 && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '2fr 1fr' }, alignItems: 'start' }}>
          <SumsTable flow={sums} onOpen={(quarter, tax) => setBooks({ ...books, quarter, tax })} />
          <RateTable rates={sums.rates} flow={flow} />
        </Box>
      )}
    </Section>
  );
};
