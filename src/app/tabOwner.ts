const KEY = 'account';

/**
 * What a tab keeps, such as what is being typed, filters and where one was, is of one account: whoever else logs in
 * finds nothing of it, the same person all of it, also after their session ended by itself.
 */
export const giveTabTo = (accountId: number): void => {
  const owner = String(accountId);
  if (sessionStorage.getItem(KEY) !== owner) sessionStorage.clear();
  sessionStorage.setItem(KEY, owner);
};

/** Whoever logs out leaves nothing behind (Security V14). */
export const clearTab = (): void => sessionStorage.clear();
