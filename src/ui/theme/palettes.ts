/** Every pair of text and ground reaches 4.5:1 (AA), in both. */
const LIGHT = {
  mode: 'light',
  primary: { main: '#175a9c', dark: '#0f4377', light: '#3f7fbf', contrastText: '#ffffff' },
  secondary: { main: '#175a9c', contrastText: '#ffffff' },
  error: { main: '#b3261e' },
  warning: { main: '#8a5300', dark: '#6b4000' },
  success: { main: '#1d6b38', dark: '#14512a' },
  info: { main: '#0b5f8a' },
  background: { default: '#f3f5f8', paper: '#ffffff' },
  text: { primary: '#1b2733', secondary: '#51606f' },
  divider: '#d5dce4',
} as const;

/** `dark` is what stands out from the ground as text, as it does in the light one. */
const DARK = {
  mode: 'dark',
  primary: { main: '#8fc1f2', dark: '#b5d7f8', light: '#6aa9e4', contrastText: '#0b1b2b' },
  secondary: { main: '#8fc1f2', contrastText: '#0b1b2b' },
  error: { main: '#ffaba3', dark: '#ffc4be', contrastText: '#3b0a07' },
  warning: { main: '#f5c067', dark: '#f7cd86', contrastText: '#2d1b00' },
  success: { main: '#86d6a0', dark: '#a2e1b7', contrastText: '#062812' },
  info: { main: '#7fcbf0', contrastText: '#04222f' },
  background: { default: '#121a23', paper: '#1b2530' },
  text: { primary: '#e6edf4', secondary: '#a9b7c5' },
  divider: '#36444f',
} as const;

export const PALETTES = { light: LIGHT, dark: DARK };

/** The navigation, and what stands beside the login: the same in both. */
export const NAV = {
  ground: '#14263a',
  text: '#dbe5ef',
  faint: '#aebfd0',
  line: '#2d4157',
  pointed: '#213a55',
  active: '#1e466f',
  mark: '#7fb8ee',
};

/** Grounds that the palette has no name for: the head of a table, a row under the pointer and one that is selected. */
export const GROUNDS = {
  light: { head: '#f8fafc', pointed: '#f3f6fa', selected: '#e3eefb' },
  dark: { head: '#212d39', pointed: '#22303d', selected: '#1f3d5c' },
};
