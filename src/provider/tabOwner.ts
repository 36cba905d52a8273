const KEY = 'account';

/** Whether somebody else was the last to be logged in here, and didn't log out. */
export const isTabOfAnother = (accountId: number): boolean => {
  const owner = sessionStorage.getItem(KEY);
  return owner !== null && owner !== String(accountId);
};

/**
 * Drafts, filters and position kept in a tab belong to one account: nobody else sees them, and the same person finds
 * them again even after an expired session.
 */
export const giveTabTo = (accountId: number): void => {
  if (isTabOfAnother(accountId)) sessionStorage.clear();
  sessionStorage.setItem(KEY, String(accountId));
};

/** Whoever logs out leaves nothing behind (Security V14). */
export const clearTab = (): void => sessionStorage.clear();

/** Opens the application from its beginning: the address, too, says what somebody was looking for. */
export const beginAnew = (): void => {
  clearTab();
  // Nobody is asked about what somebody else was typing.
  window.addEventListener('beforeunload', event => event.stopImmediatePropagation(), { capture: true });
  window.location.replace(import.meta.env.BASE_URL);
};
