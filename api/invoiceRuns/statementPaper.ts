import type { Content } from 'pdfmake/interfaces.js';
import { formatDay } from '#domain/dates';
import { runDueDate } from '#domain/invoices/due';
import { translate } from '../../i18n/translate.ts';
import { linesOf, totalsOf } from '../invoices/paper/amounts.ts';
import { type Party, partyOf } from '../invoices/paper/party.ts';
import { ACCENT, block, labelled, logoOn, QUIET } from '../pdf/look.ts';
import type { Statement } from './statements.ts';

const say = (key: string, args?: Record<string, string | number>): string => translate(`papers.statement.${key}`, args);

const named = (label: string, { name, nif, address1, address2 }: Party): Content => ({
  stack: [
    { text: say(label), fontSize: 7, color: QUIET },
    block([name, nif && translate('papers.invoice.nif', { nif }), address1, address2]),
  ],
});

/** The title of a settlement's paper, with its number. */
export const statementTitle = (statement: Statement): string => say('title', { number: statement.id });

/** The paper telling a carrier what to invoice: routes, base, taxes and total, and that it isn't an invoice. */
export const statementPaper = (statement: Statement, office: Party, logo: string | null): Content => {
  const { run, carrier, lines, value, tax, lastDelivery } = statement;
  const { fromDate, toDate, date } = run;
  return [
    {
      columns: [
        {
          width: '*',
          stack: [logoOn(logo), named('by', office)],
        },
        {
          width: 190,
          alignment: 'right',
          stack: [
            { text: say('head'), fontSize: 16, bold: true, color: ACCENT, headlineLevel: 1 },
            { text: `${statement.id}`, fontSize: 13, margin: [0, 0, 0, 8] },
            labelled(say('date'), formatDay(date)),
            labelled(say('lastDelivery'), formatDay(lastDelivery)),
            labelled(say('dueDate'), formatDay(runDueDate('carriers', date, lastDelivery))),
          ],
        },
      ],
      columnGap: 16,
    },
    { margin: [0, 14, 0, 14], stack: [named('of', partyOf(carrier))] },
    { text: say('period', { from: formatDay(fromDate), to: formatDay(toDate) }), margin: [0, 0, 0, 10] },
    linesOf({ lines }),
    totalsOf({ invoice: { value, tax } }, say('total')),
    { text: say('notInvoice'), bold: true, margin: [0, 18, 0, 0] },
  ];
};
