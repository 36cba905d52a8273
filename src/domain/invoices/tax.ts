/** Percentages by tax. IRPF is withheld: the payer subtracts it (Design 7). */
export type Tax = { IVA?: number; IRPF?: number };
export type TaxName = keyof Tax;

const iva = (percent: number): Tax => ({ IVA: percent });
const irpf = (percent: number): Tax => ({ IRPF: percent });

/** The form's options, in order (Spec 9); `taxInWords` says each. */
export const TAX_OPTIONS: readonly Tax[] = [
  ...[10, 19, 20, 21, 22].map(iva),
  { IVA: 21, IRPF: 1 },
  ...[1, 7, 19].map(irpf),
  {},
];

export const DEFAULT_TAX: Tax = { IVA: 21 };

/** The specification's codes: the presets of `taxPercentage` (Spec 9). */
const CODES: Readonly<Record<number, Tax>> = { 19: {}, 20: { IVA: 21, IRPF: 1 }, 21: DEFAULT_TAX };

/** Without taxes of 0 %, so that equal taxes are always stored in one form. */
export const cleanTax = (tax: Tax): Tax => ({
  ...(tax.IVA && { IVA: tax.IVA }),
  ...(tax.IRPF && { IRPF: tax.IRPF }),
});

const isSame = (a: Tax, b: Tax): boolean => (a.IVA ?? 0) === (b.IVA ?? 0) && (a.IRPF ?? 0) === (b.IRPF ?? 0);

/** Whether the tax is one of TAX_OPTIONS; a missing tax counts as 0 %. */
export const isTaxOption = (tax: Tax): boolean => TAX_OPTIONS.some(option => isSame(option, tax));

/** The tax of a code: its preset; 21 and all others are IVA 21 (Spec 9). */
export const taxOf = (code: number): Tax => CODES[code] ?? DEFAULT_TAX;

/**
 * The code of a tax: its preset's, else its IVA. 0 if no code can express it: IVA 19 and 20, which are other presets'
 * codes, and IRPF alone.
 */
export const taxPercentageOf = (tax: Tax): number => {
  const preset = Object.entries(CODES).find(([, known]) => isSame(known, tax));
  if (preset) return Number(preset[0]);
  return tax.IRPF || (tax.IVA ?? 0) in CODES ? 0 : (tax.IVA ?? 0);
};

/** The only tax a code stands for; undefined for 0, which stands for several, and for codes of no tax. */
export const taxSaidBy = (code: unknown): Tax | undefined => {
  if (typeof code !== 'number') return undefined;
  const tax = CODES[code] ?? { IVA: code };
  return isTaxOption(tax) && taxPercentageOf(tax) === code ? tax : undefined;
};

const SPANISH_IVA: readonly number[] = [0, 4, 5, 10, 21];

/** The warning for an IVA that isn't Spanish (19, 20, 22), as a message key; null for others (Design 7). */
export const taxWarning = (tax: Tax | null | undefined): string | null =>
  SPANISH_IVA.includes(tax?.IVA ?? 0) ? null : 'validation.taxNotSpanish';
