/** The series of corrections (RD 1619/2012 art. 6.1.a). */
const CORRECTING = 'R';
/** The series of invoices that the office draws up for a carrier: each carrier's own (RD 1619/2012 art. 6.1.a). */
export const SELF_BILLED = 'AF';
/** The series of one's own invoices: ordinary ones and corrections. */
export const INVOICE_SERIES = ['', CORRECTING] as const;

export const MAX_SERIES = 5;

/**
 * Whether these letters may be the office's ordinary series: not those of the other series, which are counted apart.
 */
export const isOwnSeries = (letters: string): boolean =>
  new RegExp(`^[A-Z]{1,${MAX_SERIES}}$`).test(letters) && letters !== CORRECTING && letters !== SELF_BILLED;

type Drawn = { invoiceId?: number | null; isSelfBilled?: boolean | null };

/** The series an invoice is numbered in; `own`: the letters of its issuer's ordinary invoices, if any (Design 7). */
export const seriesOf = ({ invoiceId, isSelfBilled }: Drawn, own?: string | null): string => {
  if (isSelfBilled) return SELF_BILLED;
  return invoiceId ? CORRECTING : (own ?? '');
};

/** `2026/14`, or `R2026/1` in the series of corrections (Spec 9, Design 7). */
export const invoiceNumber = (series: string, year: number, n: number): string => `${series}${year}/${n}`;

const PATTERN = new RegExp(`^([A-Z]{0,${MAX_SERIES}})(\\d{4})/([1-9]\\d{0,8})$`);

export type NumberParts = { series: string; year: number; n: number };

/** The parts of such a number; null for another form, such as a supplier's own. */
export const invoiceNumberParts = (num: string): NumberParts | null => {
  const match = PATTERN.exec(num);
  return match ? { series: match[1] ?? '', year: Number(match[2]), n: Number(match[3]) } : null;
};

/** The year of an invoice's series: its date's, in either form of a day. */
export const invoiceYear = (date: string): number => Number(date.slice(0, 4));

const SELF_BILLED_PATTERN = new RegExp(`^${SELF_BILLED}\\s*\\d{4}\\s*/\\s*\\d+$`, 'i');

/** Whether a number is of the series that the office numbers for a carrier, or reads like one: nobody types one. */
export const isSelfBilledNumber = (num: string): boolean => SELF_BILLED_PATTERN.test(num.trim());
