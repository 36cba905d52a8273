import type { ApiDocument } from './apiDocument.ts';
import type { Office } from './office.ts';

/** A field that a list of the API's own documentation names, with the operators it says it takes. */
export type DocumentedField = { field: string; operators: string[] };
export type List = { path: string; fields: DocumentedField[] };

export const readDocument = async (office: Office): Promise<ApiDocument> =>
  JSON.parse((await office.as('superUser').get('/api/docs/json')).text) as ApiDocument;

/** Before the fields that a list is filtered by. */
const HELP = 'JSON. q: texto libre. ';

/** The lists of the document and what they can be filtered and sorted by. */
export const listsOf = ({ paths }: ApiDocument): List[] =>
  Object.entries(paths).flatMap(([path, methods]) => {
    const filter = methods.get?.parameters?.find(({ name }) => name === 'filter')?.description;
    // Roles are no rows, and an export is asked by the same as its list.
    if (!filter?.startsWith(HELP) || path.endsWith('/export')) return [];
    const fields = filter
      .slice(HELP.length)
      .split('; ')
      .map(part => {
        const [field = '', operators = ''] = part.split(': ');
        return { field, operators: operators.split(', ') };
      });
    return [{ path, fields }];
  });

const TABLES: Record<string, string> = { poolOfRoutes: 'routes', roles: 'users' };
/** Where the rows of a resource are kept. */
export const tableOf = (resource: string): string => TABLES[resource] ?? resource;

/** Which resource an address is of. */
export const resourceOf = (path: string): string => path.split('/')[2] ?? '';

/** Every address that the document says can be read, with every row and file there is in the place of its parameters. */
export const addressesOf = async (office: Office, { paths }: Pick<ApiDocument, 'paths'>): Promise<string[]> => {
  const files: string[] = await office.db('files').pluck('name');
  const found: string[] = [];
  for (const [path, methods] of Object.entries(paths)) {
    if (!methods.get) continue;
    const ids: number[] = path.includes('{id}') ? await office.db(tableOf(resourceOf(path))).pluck('id') : [];
    if (path.includes('{id}')) found.push(...ids.map(id => path.replace('{id}', String(id))));
    else if (path.includes('{name}')) found.push(...files.map(name => path.replace('{name}', name)));
    else found.push(path.replace('{token}', 'x'));
    if (path.endsWith('/export')) found.push(`${path}?format=xlsx`);
  }
  return found;
};

/** Some value of the kind that an operator takes; undefined: it takes none. */
const VALUES: Record<string, unknown[]> = {
  is: [1, 'a', '2026-11-20', true],
  isNot: [1, 'a', '2026-11-20', true],
  isEqual: [1],
  isLess: [99_999_999],
  isGreater: [0],
  isBetween: [
    [0, 99_999_999],
    ['2000-01-01', '2100-01-01'],
  ],
};

/** A list asked for by each of its fields: sorted both ways, and filtered by each operator with some values. */
export const questionsOf = ({ field, operators }: DocumentedField): string[] => [
  ...['ASC', 'DESC'].map(order => `range=[0,99]&sort=${encodeURIComponent(JSON.stringify([field, order]))}`),
  ...operators.flatMap(operator =>
    (VALUES[operator] ?? [true]).map(
      value => `range=[0,99]&filter=${encodeURIComponent(JSON.stringify({ [field]: { [operator]: value } }))}`,
    ),
  ),
];
