/** What the page behind a key holds for it: `/` needs a search, Ctrl+Enter a form that isn't one. */
export const searchOfPage = (): HTMLInputElement | null => document.querySelector('search input[name=q]');

export const hasForm = (): boolean => document.querySelector('form:not(search form)') !== null;
