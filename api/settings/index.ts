import { settings, settingsErrors } from '#domain/settings';
import type { Resource } from '../crud/resource.ts';
import { decasNaming } from '../deca/decasNaming.ts';
import { filesOf } from '../files/fileRows.ts';
import { keepPicture } from '../files/keepPicture.ts';

const decas = decasNaming('settings');

/** The company running the product: one row, there from the first start, never removed (Design 7). */
export const settingsResource: Resource = {
  name: 'settings',
  entity: settings,
  defaultSort: ['id', 'asc'],
  search: [],
  scope: query => {
    query.whereRaw('1 = 0');
  },
  rules: settingsErrors,
  lock: decas.lock,
  afterSave: decas.keep,
  // The newest picture is the logo.
  expand: async (rows, ctx) => {
    const files = await filesOf(
      'settingsId',
      rows.map(row => row.id),
      ctx,
    );
    return rows.map(row => ({ ...row, logo: files.get(row.id)?.at(-1) ?? null }));
  },
  filesAs: 'logo',
  attachFiles: (row, files, ctx) => keepPicture('settingsId', row.id, files, ctx),
  beforeSave: ({ data }) => ({
    ...data,
    ...('verifactuMode' in data && { verifactuMode: data.verifactuMode ?? 'off' }),
  }),
};
