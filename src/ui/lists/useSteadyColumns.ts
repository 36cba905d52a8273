import { useListContext, useStore } from 'react-admin';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the columns of a table as wide as they first were while one pages, searches and orders, unless they or the room
 * for them change. As shares of the table: what needs more room than its share still gets it, at the others' cost.
 */
export const useSteadyColumns = (frame: RefObject<HTMLElement | null>, storeKey: string) => {
  const measured = useRef('');
  const { data } = useListContext();
  // Which columns there are, and in what order, is for the table to know: this only has to look again.
  useStore<unknown>(storeKey);
  useStore<unknown>(`${storeKey}_columnRanks`);
  // Once they are seen: measured before, they would have to be laid out twice for it.
  useEffect(() => {
    const table = frame.current?.querySelector('table');
    const heads = [...(table?.querySelectorAll<HTMLElement>('thead th') ?? [])];
    if (!table || !data?.length) return;
    const measure = `${frame.current?.clientWidth} ${heads.map(head => head.textContent).join('|')}`;
    if (measured.current === measure) return;
    measured.current = measure;
    for (const head of heads) head.style.width = '';
    const shares = heads.map(head => head.getBoundingClientRect().width / table.offsetWidth);
    for (const [index, head] of heads.entries()) head.style.width = `${(shares[index] ?? 0) * 100}%`;
  });
};
