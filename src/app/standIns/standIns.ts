/*
 * What react-admin and Material take from packages that they bring along and every page would ask for (vite.config.ts says
 * which): this application does the same otherwise.
 */

/** `inflection` makes up an English name for what has no text; everything here has one, so a name stays as it is. */
const asItIs = (name: string): string => name;
export { asItIs as capitalize, asItIs as humanize, asItIs as inflect };
export { asItIs as pluralize, asItIs as singularize, asItIs as transform };

/** `jsonexport` writes the rows of a page; ours are written by the server, those of every page (ExportButton). */
const exportRows = (): never => {
  throw new Error('lists are exported by the server');
};
export { exportRows as default };

/** `diacritic` takes the accents away, to find a column by its name. */
export { fold as clean } from '#domain/text/fold';

/** `query-string` reads and writes the part of an address after `?`, which browsers do by themselves; in order, as it does. */
export const parse = (search: string) => Object.fromEntries(new URLSearchParams(search));
export const stringify = (query: Record<string, unknown>): string => {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) written.set(name, `${value}`);
  written.sort();
  return `${written}`;
};
