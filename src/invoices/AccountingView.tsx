import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { daysOfPeriod } from '#domain/periods';
import { AccountingSummary } from './AccountingSummary.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { taxText } from './taxText.ts';
import { usePeriod } from './usePeriod.ts';

const DIRECTION = { income: 'emitted', expense: 'received' } as const;

/** What comes in, or what goes out: the sums of a period, and the invoices that they are of (Spec 2). */
export const AccountingView = ({ flow }: { flow: 'income' | 'expense' }) => {
  const translate = useTranslate();
  const { books, setBooks } = usePeriod();
  const { year, quarter, company, tax } = books;
  const opened = tax && [quarter && translate('resources.invoices.period.short', { quarter }), taxText(tax)];
  return (
    <>
      <AccountingSummary flow={flow} />
      {opened && (
        <Chip
          color="primary"
          variant="outlined"
          label={opened.filter(Boolean).join(' · ')}
          onDelete={() => setBooks({ ...books, tax: undefined })}
          title={translate('app.filters.remove')}
          sx={{ mb: 1 }}
        />
      )}
      <InvoiceTable
        storeKey={`invoices.${flow}`}
        filter={{
          direction: DIRECTION[flow],
          date: { isBetween: daysOfPeriod({ year, quarter }) },
          ...company,
          ...(tax && { taxes: tax }),
        }}
        embedded
      />
    </>
  );
};
