import { Alert, Box, Skeleton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Tax } from '#domain/invoiceTax';
import { formatEuros } from '#domain/money';
import type { Provider } from '../app/provider.ts';
import { Section } from '../ui/Section.tsx';
import { PeriodPick } from './PeriodPick.tsx';
import { taxText } from './taxText.ts';
import { usePeriod } from './usePeriod.ts';

type Sums = { invoices: number; base: number; iva: number; irpf: number; total: number; payable: number };
type Flow = { totals: Sums; lines: (Sums & { quarter: number; tax: Tax })[] };
type Answer = Record<'income' | 'expense', Flow>;

const PLAIN = ['base', 'iva', 'total'] as const;
const WITHHELD = ['base', 'iva', 'irpf', 'total', 'payable'] as const;

/** Where nothing is withheld, what is paid is the total. */
const amountsOf = ({ totals }: Flow) => (totals.irpf ? WITHHELD : PLAIN);

/** A phone has room for the taxes' base and what is paid. */
const ROOMY = { display: { xs: 'none', sm: 'table-cell' }, whiteSpace: 'nowrap' };
const ALWAYS = { whiteSpace: 'nowrap', px: { xs: 0.75, sm: 2 } };
const fit = (name: string, last: boolean) => (name === 'base' || last ? ALWAYS : ROOMY);

/** What came in or went out in a period, by quarter and tax (Spec 2, the accounting view). */
export const Summary = ({ flow }: { flow: 'income' | 'expense' }) => {
  const translate = useTranslate();
  const provider = useDataProvider<Provider>();
  const { period } = usePeriod();
  const query = new URLSearchParams({
    year: String(period.year),
    ...(period.quarter && { quarter: String(period.quarter) }),
  });
  const { data, error } = useQuery({
    queryKey: ['invoices', 'summary', period],
    queryFn: () => provider.call<Answer>('GET', `/invoices/summary?${query}`),
  });
  const text = (name: string, args = {}) => translate(`resources.invoices.period.${name}`, args);
  return (
    <Section title="resources.invoices.sections.period" actions={<PeriodPick />}>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={90} />}
      {data && (
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell sx={ALWAYS}>{text('shortQuarter')}</TableCell>
                <TableCell sx={ALWAYS}>{text('tax')}</TableCell>
                <TableCell align="right" sx={ROOMY}>
                  {text('invoices')}
                </TableCell>
                {amountsOf(data[flow]).map((name, index, all) => (
                  <TableCell key={name} align="right" sx={fit(name, index === all.length - 1)}>
                    {text(name)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data[flow].lines.map(line => (
                <TableRow key={`${line.quarter} ${taxText(line.tax)}`}>
                  <TableCell sx={ALWAYS}>{text('short', { quarter: line.quarter })}</TableCell>
                  <TableCell sx={{ px: ALWAYS.px }}>{taxText(line.tax)}</TableCell>
                  <Amounts names={amountsOf(data[flow])} sums={line} />
                </TableRow>
              ))}
              <TableRow sx={{ '& td, & p': { fontWeight: 700, borderBottom: 0 } }}>
                <TableCell colSpan={2} sx={ALWAYS}>
                  <Typography variant="body2">{text('sum')}</Typography>
                </TableCell>
                <Amounts names={amountsOf(data[flow])} sums={data[flow].totals} />
              </TableRow>
            </TableBody>
          </Table>
        </Box>
      )}
    </Section>
  );
};

const Amounts = ({ names, sums }: { names: readonly (keyof Sums)[]; sums: Sums }) => (
  <>
    <TableCell align="right" sx={ROOMY}>
      {sums.invoices}
    </TableCell>
    {names.map((name, index) => (
      <TableCell key={name} align="right" sx={fit(name, index === names.length - 1)}>
        {formatEuros(sums[name])}
      </TableCell>
    ))}
  </>
);
