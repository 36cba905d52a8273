import { fold } from '../text/fold.ts';

const MAX_NAME = 100;
/** `S.L.`, `SLU`, `S. A.`, `S.Coop.`, `C.B.` … and foreign legal forms. */
const COMPANY =
  /(?:^|[\s,])(?:S\.?\s?L\.?\s?(?:U|L|P|N\.?E)?|S\.?\s?A\.?\s?(?:U|L)?|S\.?\s?C\.?(?:\s?P)?|C\.?\s?B|S\.?\s?COOP(?:\.?\s?[A-Z]{1,2})?|SOC(?:IEDAD)?\.?\s+COOPERATIVA|LDA|GMBH|SARL|SPA|BV|LTD)\.?$/i;
/** `Emisor: Gasóleos del Sur, S.L.`: a title before the name. */
const TITLE = /^(?:emisor|proveedor|raz[oó]n social|nombre|vendedor|expedidor|empresa)\s*:?\s+/i;
const NIF_PART = /\s?[-·,|]?\s?(?:N\.?I\.?F|C\.?I\.?F|D\.?N\.?I)\.?\b.*/i;
const PERSON = /^\p{Lu}[\p{L}'’-]+(?:\s(?:de |la |del )*\p{Lu}[\p{L}'’-]+){1,4}$/u;

const cellsOf = (line: string): string[] =>
  line
    .split(/\s{2,}/)
    .map(cell => cell.replace(NIF_PART, '').replace(TITLE, '').trim())
    .filter(cell => cell.length > 2 && cell.length <= MAX_NAME);

/** How far a line is from the tax number's. The name is more likely above it, so lines below count double. */
const distance = (line: number, nifLine: number): number => (line <= nifLine ? nifLine - line : (line - nifLine) * 2);

/** A name without legal form and punctuation, for comparing. */
const coreOf = (name: string): string =>
  fold(name)
    .replace(COMPANY, '')
    .replace(/[^a-z0-9 ]/g, '')
    .trim();

/** A company further away than this loses to a person's name beside the tax number. */
const NEAR = 3;

/** The other party's name: the company nearest to its tax number, or a person's name beside or right above it. */
export const nameNear = (lines: readonly string[], nifLine: number | null, own: readonly string[]): string | null => {
  const mine = own.map(coreOf).filter(Boolean);
  const isMine = (name: string) => mine.some(each => coreOf(name).includes(each));
  const at = nifLine ?? 0;
  const [company] = lines
    .flatMap((line, index) => cellsOf(line).map(cell => ({ cell, far: distance(index, at) })))
    .filter(({ cell }) => COMPANY.test(cell) && !isMine(cell))
    .sort((a, b) => a.far - b.far);
  if (nifLine === null || (company && company.far <= NEAR)) return company?.cell ?? null;
  const beside = [lines[nifLine], lines[nifLine - 1]].flatMap(line => cellsOf(line ?? ''));
  return beside.find(cell => PERSON.test(cell) && !isMine(cell)) ?? company?.cell ?? null;
};
