/** What a transport paper must state about dangerous goods besides their name (ADR 5.4.1.1.1). */
export type DangerousGoods = { un: string; adrClass: string | null; group: string | null };

const UN = /\b(?:UN|ONU)\s*(?:N\.?º?\s*)?(\d{4})\b/i;
const CLASS = /(?:^|[\s,;(])(?:clase\s*)?([1-9](?:\.\d[A-S]?)?)(?=\s*(?:[,;()]|$))/i;
const GROUP = /(?:^|[\s,;(])(?:(?:GE|grupo)\s*)?(I{1,3})(?=\s*(?:[,;()]|$))/i;

/**
 * Reads dangerous goods from the nature of a load, written as the ADR does: `UN 1203 GASOLINA, 3, II, (D/E)` gives
 * number, class and packing group. null when it names none.
 */
export const dangerousGoods = (nature: string | null | undefined): DangerousGoods | null => {
  const found = UN.exec(nature ?? '');
  if (!found?.[1]) return null;
  const rest = `${nature}`.slice(found.index + found[0].length);
  return { un: found[1], adrClass: CLASS.exec(rest)?.[1] ?? null, group: GROUP.exec(rest)?.[1]?.toUpperCase() ?? null };
};
