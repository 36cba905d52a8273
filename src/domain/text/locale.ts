/** The locale for numbers and for names of months and days: Spanish, unless the screens choose another. */
let current = 'es-ES';

/** Sets the locale of the screens. The server never calls it: papers, letters and sheets are Spanish. */
export const writeAs = (locale: string): void => {
  current = locale;
};

/** The locale in use, such as `es-ES`. */
export const writtenAs = (): string => current;

/** A format that follows the locale, made on first use: `following(locale => new Intl.NumberFormat(locale))`. */
export const following = <Format>(make: (locale: string) => Format): (() => Format) => {
  let made: { locale: string; format: Format } | null = null;
  return () => {
    if (made?.locale !== current) made = { locale: current, format: make(current) };
    return made.format;
  };
};
