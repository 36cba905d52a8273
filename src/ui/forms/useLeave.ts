import type { OfRow } from '../fields/row.ts';
import { type RaRecord, useCreatePath, useNavigate, useResourceDefinition } from 'react-admin';
import { hasPageBefore, isPageBefore } from '../pages/pageBefore.ts';

/** Where to go when a form is done: a path, a path by row, or false to stay. */
export type Redirect = string | OfRow<string> | false;

/** Where one is once a form is left, without anywhere to go back to: where the page says, else the list, else home. */
const useParent = (resource: string, to?: Redirect): ((record?: RaRecord) => string) => {
  const createPath = useCreatePath();
  const { hasList } = useResourceDefinition({ resource });
  return record => {
    if (typeof to === 'string') return to;
    if (typeof to === 'function' && record) return to(record);
    return hasList ? createPath({ resource, type: 'list' }) : '/';
  };
};

/**
 * Leaves a form that is done: to where the page says, else to the list, else to where it was opened from. It goes back where
 * that is where one came from, and takes the place of the form in the history else: Back doesn't lead into what was done.
 */
export const useLeave = (resource: string, to?: Redirect): ((record?: RaRecord) => void) => {
  const navigate = useNavigate();
  const { hasList } = useResourceDefinition({ resource });
  const parentOf = useParent(resource, to);
  return record => {
    if (to === false) return;
    const path = parentOf(record);
    const isAnywhere = !to && !hasList;
    if (isAnywhere ? hasPageBefore() : isPageBefore(path)) return navigate(-1);
    navigate(path, { replace: true, state: { _scrollToTop: true } });
  };
};

/** Leaves a form that isn't done: back to where one came from, or to where it belongs when that is nowhere of ours. */
export const useCancel = (resource: string, to?: Redirect): ((record?: RaRecord) => void) => {
  const navigate = useNavigate();
  const parentOf = useParent(resource, to);
  return record => {
    if (hasPageBefore()) navigate(-1);
    else navigate(parentOf(record));
  };
};
