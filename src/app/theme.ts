import { createTheme, type ThemeOptions } from '@mui/material/styles';

const INK = '#1b2733';
const LINE = '#d5dce4';

/** Every pair of text and ground reaches 4.5:1 (AA). */
const palette = {
  mode: 'light',
  primary: { main: '#175a9c', dark: '#0f4377', light: '#3f7fbf', contrastText: '#ffffff' },
  secondary: { main: '#175a9c', contrastText: '#ffffff' },
  error: { main: '#b3261e' },
  warning: { main: '#8a5300' },
  success: { main: '#1d6b38' },
  info: { main: '#0b5f8a' },
  background: { default: '#f3f5f8', paper: '#ffffff' },
  text: { primary: INK, secondary: '#51606f' },
  divider: LINE,
} as const;

/** Calm and dense: small controls, thin lines, no shadows. */
const components = {
  MuiCssBaseline: {
    styleOverrides: {
      ':focus-visible': { outline: `3px solid ${palette.primary.light}`, outlineOffset: 1 },
      '.visually-hidden': {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  },
  MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { textTransform: 'none' } } },
  MuiToggleButton: { styleOverrides: { root: { color: palette.text.secondary, textTransform: 'none' } } },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', minHeight: 44 } } },
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small' } },
  MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small' } },
  /* What can't be typed is read all the same, so it keeps the contrast of a text. */
  MuiOutlinedInput: {
    styleOverrides: {
      root: { '&.Mui-disabled': { backgroundColor: palette.background.default } },
      input: { '&.Mui-disabled': { WebkitTextFillColor: INK } },
    },
  },
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: {
        '&.Mui-disabled': {
          backgroundColor: palette.background.default,
          '& .MuiPickersSectionList-root *': { color: INK },
        },
      },
    },
  },
  MuiFormLabel: { styleOverrides: { root: { '&.Mui-disabled': { color: palette.text.secondary } } } },
  MuiFormControlLabel: { styleOverrides: { label: { '&.Mui-disabled': { color: palette.text.secondary } } } },
  MuiAutocomplete: { defaultProps: { fullWidth: true, openText: 'Abrir', closeText: 'Cerrar', clearText: 'Borrar' } },
  MuiFormHelperText: {
    styleOverrides: { root: { marginTop: 2, lineHeight: 1.4, '&.Mui-disabled': { color: palette.text.secondary } } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { borderBottomColor: LINE },
      sizeSmall: { padding: '6px 12px' },
      head: { fontWeight: 600, color: palette.text.secondary, backgroundColor: '#f8fafc', whiteSpace: 'nowrap' },
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { overflowWrap: 'anywhere' } } },
} as ThemeOptions['components'];

export const themeOptions: ThemeOptions = {
  palette,
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
    fontSize: 13.5,
    h5: { fontWeight: 650, fontSize: '1.4rem' },
    h6: { fontWeight: 600, fontSize: '1.05rem' },
    button: { fontWeight: 600 },
  },
  components,
};

/** The look of the pages before login; behind it adminTheme adds what is react-admin's. */
export const theme = createTheme(themeOptions);
