/** The browser and system of a session, by their usual names; null if unknown. */
export type Device = { browser: string | null; system: string | null };

type Signs = readonly (readonly [name: string, sign: RegExp])[];

/** In this order: most also claim to be Chrome or Safari. */
const BROWSERS: Signs = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

/** In this order: an iPhone also mentions Mac, and Android Linux. */
const SYSTEMS: Signs = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b|\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (userAgent: string, signs: Signs): string | null =>
  signs.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;

/** What an owner recognises in a `User-Agent`; it can be forged. */
export const deviceOf = (userAgent: string | null): Device => ({
  browser: nameIn(userAgent ?? '', BROWSERS),
  system: nameIn(userAgent ?? '', SYSTEMS),
});
