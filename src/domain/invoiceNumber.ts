/** Those that correct another (RD 1619/2012 art. 6.1.a). */
const CORRECTING = 'R';
/** What the office draws up for a carrier is a series of that carrier's by itself (RD 1619/2012 art. 6.1.a). */
export const SELF_BILLED = 'AF';
/** Of what one issues oneself: ordinary ones, and those that correct. */
export const INVOICE_SERIES = ['', CORRECTING] as const;

export const MAX_SERIES = 5;

/** Letters that an office may choose for its ordinary invoices: not those of the others, whose numbers are counted apart. */
export const isOwnSeries = (letters: string): boolean =>
  new RegExp(`^[A-Z]{1,${MAX_SERIES}}$`).test(letters) && letters !== CORRECTING && letters !== SELF_BILLED;

type Drawn = { invoiceId?: number | null; isSelfBilled?: boolean | null };

/** The series that an invoice gets its number in; `own` are the letters of its issuer's ordinary ones, if any (Design 7). */
export const seriesOf = ({ invoiceId, isSelfBilled }: Drawn, own?: string | null): string => {
  if (isSelfBilled) return SELF_BILLED;
  return invoiceId ? CORRECTING : (own ?? '');
};

/** `2026/14`, or `R2026/1` in the series of those that correct (Spec 9, Design 7). */
export const invoiceNumber = (series: string, year: number, n: number): string => `${series}${year}/${n}`;

const PATTERN = new RegExp(`^([A-Z]{0,${MAX_SERIES}})(\\d{4})/([1-9]\\d{0,8})$`);

export type NumberParts = { series: string; year: number; n: number };

/** The parts of a number of that form; null for any other, such as a supplier's own. */
export const invoiceNumberParts = (num: string): NumberParts | null => {
  const match = PATTERN.exec(num);
  return match ? { series: match[1] ?? '', year: Number(match[2]), n: Number(match[3]) } : null;
};

/** The year of an invoice's series: that of its date, in either form of a day. */
export const invoiceYear = (date: string): number => Number(date.slice(0, 4));
