import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { formatDay } from '#domain/dates';
import { formatEuros, formatNumber } from '#domain/figures';
import { invoiceTotals } from '#domain/invoices/totals';
import { toEuros } from '#domain/money';
import { translate } from '../../../i18n/translate.ts';
import { heading } from '../../pdf/look.ts';
import type { InvoicePaper } from './readPaper.ts';

const say = (key: string, args?: Record<string, string>): string => translate(`papers.invoice.${key}`, args);
const euros = (cents: number): string => formatEuros(toEuros(cents));

/** The lines as a table, with a column only if some line needs it. */
export const linesOf = ({ lines }: Pick<InvoicePaper, 'lines'>): Content => {
  const isDated = lines.some(line => line.serviceDate);
  const isReferenced = lines.some(line => line.reference);
  const row = (concept: TableCell, day: TableCell, reference: TableCell, amount: TableCell): TableCell[] => [
    concept,
    ...(isDated ? [day] : []),
    ...(isReferenced ? [reference] : []),
    amount,
  ];
  const right = 'right' as const;
  return {
    layout: 'ruled',
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', ...(isDated ? [58] : []), ...(isReferenced ? [110] : []), 74],
      body: [
        row(
          heading(say('concept')),
          heading(say('serviceDate')),
          heading(say('reference')),
          heading(say('amount'), right),
        ),
        ...lines.map(line =>
          row(line.concept, formatDay(line.serviceDate), line.reference ?? '', {
            text: euros(line.amount),
            alignment: right,
            noWrap: true,
          }),
        ),
      ],
    },
  };
};

type Amounts = { invoice: Pick<InvoicePaper['invoice'], 'value' | 'tax'> };

/** Base, each tax, total and amount paid. */
export const totalsOf = ({ invoice }: Amounts, totalLabel = say('total')): Content => {
  const { base, iva, irpf, total, payable } = invoiceTotals(invoice.value, invoice.tax);
  const { IVA = 0, IRPF = 0 } = invoice.tax;
  const line = (label: string, cents: number, bold = false): TableCell[] => [
    { text: label, bold },
    { text: euros(cents), alignment: 'right', bold, noWrap: true },
  ];
  return {
    unbreakable: true,
    margin: [0, 12, 0, 0],
    columns: [
      { text: '', width: '*' },
      {
        width: 250,
        layout: 'noBorders',
        table: {
          widths: ['*', 90],
          body: [
            line(say('base'), base),
            // To the tax agency 0 % isn't the same as no tax.
            ...(IVA ? [line(say('iva', { percent: formatNumber(IVA) }), iva)] : []),
            line(totalLabel, total, true),
            ...(IRPF ? [line(say('irpf', { percent: formatNumber(IRPF) }), -irpf)] : []),
            ...(IRPF ? [line(say('payable'), payable, true)] : []),
          ],
        },
      },
    ],
  };
};
