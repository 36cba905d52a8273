import type { OfRow } from './row.ts';
import { type RaRecord, useRedirect, useResourceDefinition } from 'react-admin';

/** Where to go when a form is done: a path, a path by row, or false to stay. */
export type Redirect = string | OfRow<string> | false;

/** Leaves a form: where the page says, else to the list, else back to the row that it was opened from. */
export const useLeave = (resource: string, to?: Redirect): ((record?: RaRecord) => void) => {
  const redirect = useRedirect();
  const { hasList } = useResourceDefinition({ resource });
  return record => {
    if (to === false) return;
    if (typeof to === 'string') return redirect(to);
    if (typeof to === 'function' && record) return redirect(to(record));
    if (hasList) return redirect('list', resource);
    window.history.back();
  };
};
