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

/** The same keys in a step that isn't the last: they press its Continue (`data-go-on`), if it can be pressed, and never save. */
export const onStepKey = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Enter' || event.defaultPrevented) return;
  const { target } = event;
  const isField = target instanceof HTMLInputElement && target.type === 'text' && !isSearch(target);
  if (!isField && !event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  event.currentTarget.closest('form')?.querySelector<HTMLElement>('[data-go-on]')?.click();
};
