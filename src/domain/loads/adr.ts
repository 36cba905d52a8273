/** What a transport paper must state about dangerous goods besides their name (ADR 5.4.1.1.1). */
export type DangerousGoods = { un: string; adrClass: string | null; group: string | null };

const UN = /\b(?:UN|ONU)[\s:.-]*(?:N\.?º?[\s:]*)?(\d{4})\b/gi;
const CLASS = /(?:^|[\s,;(])(?:clase\s*)?([1-9](?:\.\d[A-S]?)?)(?=\s*(?:[,;()]|$))/i;
const GROUP = /(?:^|[\s,;(])(?:(?:GE|grupo)\s*)?(I{1,3})(?=\s*(?:[,;()]|$))/i;

/**
 * Reads dangerous goods from the nature of a load, written as the ADR does: `UN 1203 GASOLINA, 3, II, (D/E)` gives
 * number, class and packing group. Each number begins another of them.
 */
export const dangerousGoods = (nature: string | null | undefined): DangerousGoods[] => {
  const text = nature ?? '';
  const found = [...text.matchAll(UN)];
  return found.map((match, index) => {
    const rest = text.slice(match.index + match[0].length, found[index + 1]?.index);
    return {
      un: match[1] ?? '',
      adrClass: CLASS.exec(rest)?.[1] ?? null,
      group: GROUP.exec(rest)?.[1]?.toUpperCase() ?? null,
    };
  });
};
