import type { Content } from 'pdfmake/interfaces.js';
import { type AddressLike, formatAddress } from '#domain/address';
import { carrierName } from '#domain/carriers';
import { formatDay } from '#domain/dates';
import { runDueDate } from '#domain/runDrafts';
import { translate } from '../../i18n/translate.ts';
import { linesOf, totalsOf } from '../invoices/paper/invoicePaper.ts';
import { ACCENT, block, labelled, QUIET } from '../pdf/look.ts';
import type { Statement } from './statements.ts';

const say = (key: string, args?: Record<string, string | number>): string => translate(`papers.statement.${key}`, args);

type Party = {
  name?: string | null;
  surname?: string | null;
  nif?: string | null;
  address?: AddressLike | null;
};

const partyOf = (label: string, party: Party): Content => ({
  stack: [
    { text: say(label), fontSize: 7, color: QUIET },
    block([
      carrierName(party),
      party.nif && translate('papers.invoice.nif', { nif: party.nif }),
      formatAddress(party.address, 'street'),
      formatAddress(party.address, 'postal'),
    ]),
  ],
});

export const statementTitle = (statement: Statement): string => say('title', { number: statement.id });

/** What a carrier is to invoice: its routes, base, taxes and total, and that this is no invoice. */
export const statementPaper = (statement: Statement, office: Party, logo: string | null): Content => {
  const { run, carrier, lines, value, tax, lastDelivery } = statement;
  const { fromDate, toDate, date } = run;
  return [
    {
      columns: [
        {
          width: '*',
          stack: [
            ...(logo ? [{ image: logo, fit: [160, 56], margin: [0, 0, 0, 8] } as Content] : []),
            partyOf('by', office),
          ],
        },
        {
          width: 190,
          alignment: 'right',
          stack: [
            { text: say('head'), fontSize: 16, bold: true, color: ACCENT, headlineLevel: 1 },
            { text: `${statement.id}`, fontSize: 13, margin: [0, 0, 0, 8] },
            labelled(say('date'), formatDay(date)),
            labelled(say('dueDate'), formatDay(runDueDate('carriers', date, lastDelivery))),
          ],
        },
      ],
      columnGap: 16,
    },
    { margin: [0, 14, 0, 14], stack: [partyOf('of', carrier as Party)] },
    { text: say('period', { from: formatDay(fromDate), to: formatDay(toDate) }), margin: [0, 0, 0, 10] },
    linesOf({ lines }),
    totalsOf({ invoice: { value, tax } }, say('total')),
    { text: say('notInvoice'), bold: true, margin: [0, 18, 0, 0] },
  ];
};
