import type { KeyboardEvent } from 'react';

const isSearch = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.getAttribute('role') === 'combobox';

const NO_TEXT = ['checkbox', 'radio', 'file', 'button', 'submit'];

/** Something that is typed in, in one line: a text, a number, a part of a day. */
const isLine = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement
    ? !NO_TEXT.includes(target.type)
    : target instanceof HTMLElement && target.getAttribute('role') === 'spinbutton';

/** Saves, if there is anything to save; what holds the form back is said instead, and the first of it has the focus. */
const send = (form: HTMLFormElement | null): void => {
  const missing = form?.querySelector<HTMLElement>('[data-missing]');
  if (missing) return missing.click();
  const save = form?.querySelector<HTMLButtonElement>('[type=submit]');
  if (save && !save.disabled) form?.requestSubmit();
};

/**
 * Enter in a form: in a field saves, as everywhere; in a list that is searched by typing it only chooses, since saving would
 * go on with the old choice and forget what was typed. With Ctrl (or ⌘) it saves from anywhere, notes of many lines included.
 */
export const onFormKey = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Enter' || event.defaultPrevented) return;
  const isAnywhere = event.ctrlKey || event.metaKey;
  if (!isAnywhere && !isLine(event.target)) return;
  event.preventDefault();
  if (isAnywhere || !isSearch(event.target)) send(event.currentTarget.closest('form'));
};

/** The same keys in a step that isn't the last: they press its Continue (`data-go-on`), if it can be pressed, and never save. */
export const onStepKey = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Enter' || event.defaultPrevented) return;
  const isAnywhere = event.ctrlKey || event.metaKey;
  if (!isAnywhere && (isSearch(event.target) || !isLine(event.target))) return;
  event.preventDefault();
  const form = event.currentTarget.closest('form');
  form?.querySelector<HTMLElement>('[data-missing], [data-go-on]:not(:disabled)')?.click();
};
