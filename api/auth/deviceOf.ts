/** What a session was opened with, by the names that people know; null for what says none of them. */
export type Device = { browser: string | null; system: string | null };

type Signs = readonly (readonly [name: string, sign: RegExp])[];

/** In this order: most of them say besides that they are Chrome or Safari. */
const BROWSERS: Signs = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

/** An iPhone says that it is like a Mac, Android that it is Linux. */
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

/** The little of a `User-Agent` that its owner knows a device by; what it says is not to be relied on. */
export const deviceOf = (userAgent: string | null): Device => ({
  browser: nameIn(userAgent ?? '', BROWSERS),
  system: nameIn(userAgent ?? '', SYSTEMS),
});
