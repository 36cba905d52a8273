const SIGNS = '[$£¥]';
const CODES = 'USD|GBP|CHF|PLN|SEK|NOK|DKK|CZK|HUF';
/** Beside an amount alone: elsewhere they are Madrid's airport and other words. */
const ALSO = 'MAD|RON|TRY';

const BEFORE = new RegExp(String.raw`(?:${SIGNS}|\b(?:${CODES}|${ALSO}))\s?[-−(]?\s?$`);
const AFTER = new RegExp(String.raw`^\s?(?:(?:US)?${SIGNS}|(?:${CODES}|${ALSO})\b)`);
const NAMED = new RegExp(String.raw`${SIGNS}|\b(?:${CODES})\b`);
const EURO = /€|(?<!\p{L})(?:EUR|euros?)\b/iu;
/** An account in a currency says nothing about the amounts. */
const ACCOUNT = /\b(?:iban|swift|bic|cuenta|account)\b/i;

/** Whether the currency beside an amount, between the texts before and after it, is another than the euro. */
export const isForeignBeside = (before: string, after: string): boolean =>
  !/(?:€|EUR)\s?[-−]?\s?$/.test(before) && (BEFORE.test(before) || AFTER.test(after));

/** Whether a paper names another currency, and never the euro. */
export const isInOtherCurrency = (lines: readonly string[]): boolean => {
  const said = lines.filter(line => !ACCOUNT.test(line));
  return said.some(line => NAMED.test(line)) && !said.some(line => EURO.test(line));
};
