import { useListSortContext } from 'react-admin';
import { type RefObject, useLayoutEffect } from 'react';

/** Says on the heading of the column that a table is ordered by which way, which react-admin only draws. */
export const useAriaSort = (frame: RefObject<HTMLElement | null>) => {
  const { sort } = useListSortContext();
  useLayoutEffect(() => {
    for (const button of frame.current?.querySelectorAll<HTMLElement>('th [data-field]') ?? []) {
      const head = button.closest('th');
      if (button.dataset.field !== sort?.field) head?.removeAttribute('aria-sort');
      else head?.setAttribute('aria-sort', sort.order === 'ASC' ? 'ascending' : 'descending');
    }
  });
};
