import { Alert, Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isAdminLevel } from '#domain/roles';
import { LoadFailure } from '../ui/pages/LoadFailure.tsx';
import { Section } from '../ui/forms/Section.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { CompanyPick } from './CompanyPick.tsx';
import { PackButton } from './PackButton.tsx';
import { PeriodPick } from './PeriodPick.tsx';
import { RateTable } from './RateTable.tsx';
import { SumsTable } from './SumsTable.tsx';
import { usePeriod } from './usePeriod.ts';
import { useSummary } from './useSummary.ts';

const STACKED = { display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' };
/** Beside each other only where neither is cut off: the columns of what is withheld take the whole width. */
const SIDE_BY_SIDE = {
  ...STACKED,
  '@media (min-width: 1280px)': { gridTemplateColumns: 'minmax(0, 1fr) max-content' },
};

/** What came in or went out in a period: by quarter and tax, and by rate as taxes are declared (Spec 2). */
export const AccountingSummary = ({ flow }: { flow: 'income' | 'expense' }) => {
  const translate = useTranslate();
  const { role } = useViewer();
  const { books, setBooks, today } = usePeriod();
  const { data, error, refetch } = useSummary(books);
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
      {error && <LoadFailure error={error} retry={refetch} inPage />}
      {!sums && !error && <Skeleton variant="rounded" height={120} />}
      {sums && sums.lines.length === 0 && (
        <Alert severity="info">{translate('resources.invoices.period.nothing')}</Alert>
      )}
      {!!sums?.rejected && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate(`resources.invoices.period.${isAdminLevel(role) ? 'rejected' : 'rejectedWaits'}`, {
            smart_count: sums.rejected,
          })}
        </Alert>
      )}
      {!!sums?.corrections && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('resources.invoices.period.corrections', { smart_count: sums.corrections })}
        </Alert>
      )}
      {sums && sums.lines.length > 0 && (
        <Box sx={sums.totals.irpf ? STACKED : SIDE_BY_SIDE}>
          <SumsTable flow={sums} onOpen={(quarter, tax) => setBooks({ ...books, quarter, tax })} />
          <RateTable rates={sums.rates} flow={flow} />
        </Box>
      )}
    </Section>
  );
};
