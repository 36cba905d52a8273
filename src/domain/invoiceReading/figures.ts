import { amountsIn, type FoundAmount, percentsIn } from './amounts.ts';

export type FigureKind = 'base' | 'iva' | 'ivaPercent' | 'irpf' | 'total' | 'payable';

/** A labelled amount or percentage on a paper: `IVA 21 %   210,00 €`. */
export type Figure = {
  kind: FigureKind;
  cents: number | null;
  percent: number | null;
  /** The amount is in another currency than the euro. */
  isForeign: boolean;
  line: string;
  /** Label and amount are on one line; otherwise the amount is below a heading. */
  isInline: boolean;
};

const TOTAL = String.raw`(?:importe\s+)?total(?:\s+(?:de\s+la\s+|de\s+)?(?:factura|fra\.?|general|documento|importe))?`;
const TAX = String.raw`(?:i\.?v\.?a\.?|impuestos)`;
/** `Total sin IVA` is no total: it is the base. */
const UNTAXED_TOTAL = String.raw`(?:(?:sub-?\s?)?${TOTAL}|importe)\s+\(?(?:sin|antes\s+de)\s+${TAX}\)?`;

/** The words for each kind; phrases that contain others come first. */
const WORDS: [FigureKind, string][] = [
  [
    'payable',
    String.raw`l[ií]quido(?:\s+a\s+(?:percibir|pagar|cobrar))?|(?:total|neto|importe|saldo)\s+a\s+(?:pagar|percibir|abonar|cobrar)`,
  ],
  [
    'base',
    String.raw`${UNTAXED_TOTAL}|base(?:\s+imp(?:onible|\.)?)?|b\.\s?i\.|sub-?\s?total|total\s+neto|importe\s+neto|suma`,
  ],
  ['irpf', String.raw`(?:(?:retenci[oó]n|ret\.)\s*(?:de\s+)?)?i\.?r\.?p\.?f\.?|retenci[oó]n|ret\.`],
  ['ivaPercent', String.raw`(?<!\d\s?)%\s*i\.?v\.?a\.?|tipo(?:\s+(?:de\s+|impositivo\s*)?(?:i\.?v\.?a\.?)?)?`],
  ['iva', String.raw`(?:(?:cuota|importe)\s+(?:de\s+)?)?i\.?v\.?a\.?|cuota`],
  ['total', TOTAL],
];

const LABELS = new RegExp(
  WORDS.map(([kind, words]) => String.raw`(?<${kind}>(?<![\p{L}-])(?:${words})(?!\p{L}))`).join('|'),
  'giu',
);

const INCLUDED = /(?:\(\s*)?(?:i\.?v\.?a\.?|impuestos?|imp\.)\s+(?:no\s+)?incl(?:uid[oa]s?|\.)?(?:\s*\))?/gi;
const TAX_ASIDE = new RegExp(String.raw`\(?(?<!\p{L})(con|sin|antes\s+de)\s+${TAX}(?!\p{L})\)?`, 'giu');
/** `Subtotal con IVA` is no base: it is a total. */
const SUB_OF_TAXED = new RegExp(String.raw`(?<!\p{L})sub-?\s?(?=total\s+\(?(?:con\s+${TAX}|${TAX}\s+incl))`, 'giu');
const AFTER_TOTAL = new RegExp(String.raw`(?:${TOTAL}|importe)\s+$`, 'i');

const blank = (text: string): string => ' '.repeat(text.length);

/**
 * A line without side remarks on another amount: `Total (IVA incluido)`, `Total con IVA`, `Base sin IVA`. Blanked out, so
 * that what follows stays in its column.
 */
const withoutAsides = (line: string): string =>
  line
    .replace(SUB_OF_TAXED, blank)
    .replace(INCLUDED, blank)
    .replace(TAX_ASIDE, (text: string, word: string, at: number) =>
      AFTER_TOTAL.test(line.slice(0, at)) === (word.toLowerCase() === 'con') ? blank(text) : text,
    );

type Label = { kind: FigureKind; from: number; to: number };

const isKind = (name: string): name is FigureKind => WORDS.some(([kind]) => kind === name);

const labelsIn = (line: string): Label[] =>
  Array.from(line.matchAll(LABELS), match => {
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0] ?? '';
    return isKind(kind) ? { kind, from: match.index, to: match.index + match[0].length } : null;
  }).filter(label => label !== null);

const middle = ({ from, to }: { from: number; to: number }): number => (from + to) / 2;

const nearest = <T extends { from: number; to: number }>(of: { from: number; to: number }, among: readonly T[]) =>
  among.reduce<T | undefined>(
    (best, each) => (!best || Math.abs(middle(each) - middle(of)) < Math.abs(middle(best) - middle(of)) ? each : best),
    undefined,
  );

/** `1.300,00 USD / 1.210,00 EUR`: those in euros, if there are any. */
const inEuros = (amounts: FoundAmount[]): FoundAmount[] => {
  const own = amounts.filter(({ isForeign }) => !isForeign);
  return own.length ? own : amounts;
};

/** Headings with their amounts in the next line that has any: each amount goes to the nearest heading. */
const underneath = (labels: readonly Label[], below: readonly string[]): Figure[] => {
  const line = below.slice(0, 3).find(text => amountsIn(text).length > 0);
  if (!line || labelsIn(line).length) return [];
  const amounts = inEuros(amountsIn(line));
  return labels.flatMap((label): Figure[] => {
    const amount = nearest(label, amounts);
    const isMine = !!amount && nearest(amount, labels) === label;
    const said = label.kind === 'ivaPercent' || label.kind === 'iva' ? (percentsIn(line)[0] ?? null) : null;
    if (label.kind === 'ivaPercent') {
      const percent = said ?? (isMine ? amount.cents / 100 : null);
      return percent === null ? [] : [{ kind: 'iva', cents: null, percent, isForeign: false, line, isInline: false }];
    }
    return isMine
      ? [{ kind: label.kind, cents: amount.cents, isForeign: amount.isForeign, percent: null, line, isInline: false }]
      : [];
  });
};

const onLine = (labels: readonly Label[], line: string): Figure[] =>
  labels.flatMap(({ kind, from, to }, index) => {
    const end = labels[index + 1]?.from ?? line.length;
    const rest = line.slice(to, end);
    // `21 % IVA`: the percentage right before the word belongs to it.
    const before =
      /(\d{1,2}(?:[.,]\d{1,2})?\s?%\s*(?:de\s+)?)$/.exec(line.slice(labels[index - 1]?.to ?? 0, from))?.[0] ?? '';
    const isTax = kind === 'iva' || kind === 'irpf' || kind === 'ivaPercent';
    const amounts = inEuros(amountsIn(rest));
    // `IVA 21 % de 1.000,00: 210,00`: the last amount is the tax.
    const amount = isTax ? amounts.at(-1) : amounts[0];
    const cents = amount?.cents ?? null;
    const isForeign = amount?.isForeign ?? false;
    const percent = isTax ? ([...percentsIn(rest), ...percentsIn(before)][0] ?? null) : null;
    if (cents === null && percent === null) return [];
    return [{ kind: kind === 'ivaPercent' ? 'iva' : kind, cents, percent, isForeign, line, isInline: true }];
  });

/**
 * Every labelled amount on a paper, the most reliable first: label and amount on one line, and later lines first, since
 * totals come last.
 */
export const figuresIn = (lines: readonly string[]): Figure[] => {
  const clean = lines.map(withoutAsides);
  const found = clean.flatMap((line, at) => {
    const labels = labelsIn(line);
    if (!labels.length) return [];
    const inline = onLine(labels, line);
    return amountsIn(line).length ? inline : [...inline, ...underneath(labels, clean.slice(at + 1))];
  });
  return found.reverse().sort((a, b) => Number(b.isInline) - Number(a.isInline));
};
