/** The token of a link for a new password, when it is what was opened; its page asks for no session. */
export const openedPasswordLink = (): string | null => {
  const [, token] = /\/reset-password\/([^/]+)\/?$/.exec(window.location.pathname) ?? [];
  return token ? decodeURIComponent(token) : null;
};
