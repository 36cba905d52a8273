/** Whose way of writing numbers, and whose names of months and days: Spanish, unless the screens are told otherwise. */
let current = 'es-ES';

/** The server never calls this: papers, letters and sheets are Spanish. */
export const writeAs = (locale: string): void => {
  current = locale;
};

export const writtenAs = (): string => current;

/** A format that goes with the language; made when it is first needed: `following(locale => new Intl.NumberFormat(locale))`. */
export const following = <Format>(make: (locale: string) => Format): (() => Format) => {
  let made: { locale: string; format: Format } | null = null;
  return () => {
    if (made?.locale !== current) made = { locale: current, format: make(current) };
    return made.format;
  };
};
