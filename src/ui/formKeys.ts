import type { KeyboardEvent } from 'react';

const isSearch = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.getAttribute('role') === 'combobox';

/**
 * Enter in a form: in a field saves, as everywhere; in a list that is searched by typing it only chooses, since saving would
 * go on with the old choice and forget what was typed. With Ctrl (or ⌘) it saves from anywhere, notes of many lines included.
 */
export const onFormKey = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Enter' || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    event.currentTarget.closest('form')?.requestSubmit();
  } else if (isSearch(event.target)) event.preventDefault();
};
