import { RESOURCES } from '#domain/resources';

/** ':resource' occurs in the patterns of react-admin itself. */
const resource = `(${[...RESOURCES, ':resource'].join('|')})`;
const raPath = new RegExp(`^/?${resource}(?=[/?#]|$)`);
const raCreate = new RegExp(`^(/admin/${resource})/create(?=[/?#]|$)`);

/** /carriers → /admin/carriers, /carriers/create → /admin/carriers/new; anything else is left alone (so: idempotent). */
export const toUrl = (path: string): string => path.replace(raPath, '/admin/$1').replace(raCreate, '$1/new');
