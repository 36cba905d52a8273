import type { Content } from 'pdfmake/interfaces.js';
import { formatDay } from '#domain/dates';
import { formatIban } from '#domain/identifiers/iban';
import { formatPhone } from '#domain/identifiers/phone';
import { formatEuros } from '#domain/figures';
import { toEuros } from '#domain/money';
import { trimEndSigns } from '#domain/text/trimSigns';
import { isFromAbroad } from '#domain/invoices/carrierTax';
import { isForeignEuVat } from '#domain/identifiers/vat';
import { translate } from '../../../i18n/translate.ts';
import { ACCENT, block, labelled, logoOn, QUIET } from '../../pdf/look.ts';
import { linesOf, totalsOf } from './amounts.ts';
import type { Party } from './party.ts';
import type { InvoicePaper } from './readPaper.ts';

const say = (key: string, args?: Record<string, string | number>): string => translate(`papers.invoice.${key}`, args);
const euros = (cents: number): string => formatEuros(toEuros(cents));

/** The paper's title with its number: an invoice, or a correction. */
export const paperTitle = ({ invoice }: InvoicePaper): string =>
  say(invoice.invoiceId ? 'correction' : 'title', { num: invoice.num });

const head = ({ invoice, issuer }: InvoicePaper, logo: string | null): Content => ({
  columns: [
    {
      stack: [
        logoOn(logo),
        block([
          issuer.name,
          say('nif', { nif: issuer.nif ?? '' }),
          issuer.address1,
          issuer.address2,
          [formatPhone(issuer.phone), issuer.email].filter(Boolean).join(' · '),
        ]),
      ],
      width: '*',
    },
    {
      width: 190,
      alignment: 'right',
      stack: [
        {
          text: say(invoice.invoiceId ? 'headCorrection' : 'head'),
          fontSize: 16,
          bold: true,
          color: ACCENT,
          headlineLevel: 1,
        },
        { text: invoice.num, fontSize: 13, margin: [0, 0, 0, 8] },
        invoice.isSelfBilled ? { text: say('selfBilled'), bold: true, margin: [0, 0, 0, 8] } : [],
        labelled(say('date'), formatDay(invoice.date)),
        labelled(say('dueDate'), formatDay(invoice.dueDate)),
      ],
    },
  ],
  columnGap: 16,
});

const recipientOf = ({ recipient }: InvoicePaper): Content => ({
  margin: [0, 14, 0, 14],
  stack: [
    { text: say('recipient'), fontSize: 7, color: QUIET },
    block([
      recipient.name,
      recipient.nif && say('nif', { nif: recipient.nif }),
      recipient.address1,
      recipient.address2,
    ]),
  ],
});

/**
 * What is corrected, why, and by how much: amounts are printed as they now stand, so the difference must be stated (RD
 * 1619/2012 art. 15).
 */
const correctionOf = ({ invoice, corrects }: InvoicePaper): Content => {
  if (!corrects) return [];
  const base = invoice.value - corrects.value;
  const total = invoice.total - corrects.total;
  const reason = trimEndSigns(invoice.rawDescription ?? '', '. ');
  return {
    margin: [0, 0, 0, 10],
    stack: [
      { text: say('corrects', { num: corrects.num, date: formatDay(corrects.date), reason }) },
      { text: say('difference', { base: euros(base), iva: euros(total - base), total: euros(total) }) },
    ],
  };
};

/** The invoice's name, unless a line has it. */
const subjectOf = ({ invoice, lines }: InvoicePaper): Content =>
  lines.some(({ concept }) => concept === invoice.name)
    ? []
    : { margin: [0, 0, 0, 10], stack: [labelled(say('subject'), invoice.name)] };

/** Whether a carrier isn't established here, by what its paper says: outside Spain the country ends the address. */
const isCarrierAbroad = ({ nif, address2 }: Party): boolean =>
  isFromAbroad({ nif, address: { country: address2?.split(', ').slice(1).at(-1) } });

/**
 * The text for an invoice without IVA. If the recipient declares the tax, these words are required (RD 1619/2012 art.
 * 6.1.m): a business in another EU state, or the office for the services of a carrier from abroad. Else the reason that
 * was entered (art. 6.1.j).
 */
const untaxedBy = ({ invoice, issuer, recipient }: InvoicePaper): string => {
  if (isForeignEuVat(recipient.nif ?? '')) return 'reverseCharge';
  if (invoice.recipientRole === 'admin' && isCarrierAbroad(issuer)) return 'reverseChargeHere';
  return invoice.exemption ? `exemptions.${invoice.exemption}` : 'untaxedHelp';
};

const closingOf = (paper: InvoicePaper): Content => {
  const { invoice, issuer, lines } = paper;
  const isSaidAbove = invoice.invoiceId || lines.some(line => line.concept === invoice.rawDescription);
  return {
    unbreakable: true,
    margin: [0, 18, 0, 0],
    stack: [
      labelled(
        say('payment'),
        issuer.bankAccount &&
          say('transfer', { iban: formatIban(issuer.bankAccount), date: formatDay(invoice.dueDate) }),
      ),
      isSaidAbove ? [] : labelled(say('remarks'), invoice.rawDescription),
      invoice.isSelfBilled ? { text: say('selfBilledHelp'), fontSize: 7, color: QUIET } : [],
      invoice.tax.IVA ? [] : labelled(say('untaxed'), say(untaxedBy(paper))),
    ],
  };
};

/** An invoice's paper with everything RD 1619/2012 art. 6 requires; amounts as stored. */
export const invoicePaper = (paper: InvoicePaper, logo: string | null): Content => [
  ...(paper.invoice.disabled
    ? [
        {
          text: say('annulled'),
          color: '#b3261e',
          bold: true,
          fontSize: 12,
          margin: [0, 0, 0, 10] as [number, number, number, number],
        },
      ]
    : []),
  head(paper, logo),
  recipientOf(paper),
  correctionOf(paper),
  subjectOf(paper),
  linesOf(paper),
  totalsOf(paper),
  closingOf(paper),
];
