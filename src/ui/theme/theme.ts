import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { type ColourMode, ofMode } from './colourMode.ts';
import { GROUNDS, PALETTES } from './palettes.ts';
import { plainParts } from './plainParts.ts';
import { PRINTED } from './printed.ts';

/** Who asks for less motion gets none: things are there or not. */
const STILL = {
  '*, *::before, *::after': {
    animationDuration: '0.01ms !important',
    animationIterationCount: '1 !important',
    transitionDuration: '0.01ms !important',
    scrollBehavior: 'auto !important',
  },
};

/** As the system itself marks it. */
const CHOSEN = {
  forcedColorAdjust: 'none',
  backgroundColor: 'Highlight !important',
  color: 'HighlightText !important',
};

/**
 * A finger needs more room than a pointer; the row of a table is no higher for it. Icons and links (`tap`) take it around
 * them, where nothing moves for it.
 */
const TOUCHED = {
  '.MuiButton-root, .MuiIconButton-root, .MuiToggleButton-root': { minHeight: 44 },
  '.MuiToggleButton-root': { minWidth: 44 },
  '.tap': { position: 'relative' },
  '.tap::after, .MuiIconButton-root::after': { content: '""', position: 'absolute', inset: '-14px 0' },
  '.MuiIconButton-root::after': { inset: '0 min(0px, 50% - 22px)' },
  'td button': { marginBlock: -7 },
};

/** Where the system's colours take the place of all grounds, what is chosen is told by the system's own. */
const FORCED = {
  '.MuiTab-root, .MuiToggleButton-root, .MuiMenuItem-root, .MuiPickersDay-root': { '&.Mui-selected': CHOSEN },
  '.MuiButton-root[aria-current], .MuiAutocomplete-option[aria-selected=true]': CHOSEN,
};

/** Calm and dense: small controls, thin lines, no shadows. */
const componentsFor = (mode: ColourMode) => {
  const { primary, background, text, divider } = PALETTES[mode];
  const focused = (outlineOffset: number) => ({ outline: `3px solid ${primary.light}`, outlineOffset });
  /* Cut off where it lies around them: these have others close by, or hide what is outside of them. */
  const focusedInside = { styleOverrides: { root: { '&.Mui-focusVisible': focused(-3) } } };
  return {
    MuiCssBaseline: {
      styleOverrides: {
        // What the browser draws itself: scroll bars, native inputs, the ground before the first paint.
        html: { colorScheme: mode },
        '@media (pointer: coarse)': TOUCHED,
        // Figures below one another line up, in tables as in forms.
        body: { fontVariantNumeric: 'tabular-nums' },
        '@media (prefers-reduced-motion: reduce)': STILL,
        '@media (forced-colors: active)': FORCED,
        ...PRINTED,
        ':focus-visible': focused(1),
        ...plainParts(PALETTES[mode]),
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
    /* A dark theme tells what lies above by its lines, not by lighter grounds that cost contrast. */
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    /* Material's own sign is a ripple, which says little and not everywhere. */
    MuiButtonBase: { styleOverrides: { root: { '&.Mui-focusVisible': focused(1) } } },
    MuiMenuItem: focusedInside,
    MuiCardActionArea: focusedInside,
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { textTransform: 'none' }, sizeSmall: { lineHeight: 1.5 } },
    },
    MuiToggleButton: {
      styleOverrides: { root: { color: text.secondary, textTransform: 'none', '&.Mui-focusVisible': focused(-3) } },
    },
    MuiTab: { styleOverrides: { root: { textTransform: 'none', minHeight: 44, '&.Mui-focusVisible': focused(-3) } } },
    MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small' } },
    /* What can't be typed is read all the same, so it keeps the contrast of a text. */
    MuiOutlinedInput: {
      styleOverrides: {
        root: { '&.Mui-disabled': { backgroundColor: background.default } },
        input: { '&.Mui-disabled': { WebkitTextFillColor: text.primary } },
      },
    },
    MuiPickersOutlinedInput: {
      styleOverrides: {
        root: {
          '&.Mui-disabled': {
            backgroundColor: background.default,
            '& .MuiPickersSectionList-root *': { color: text.primary },
          },
        },
      },
    },
    /* A long name of an empty field ends before the field's icon, where it has one. */
    MuiInputLabel: {
      styleOverrides: {
        outlined: {
          '&:not(.MuiInputLabel-shrink)': { maxWidth: 'calc(100% - 52px)' },
          '&:not(.MuiInputLabel-shrink):has(+ .MuiInputBase-root:not(.MuiInputBase-adornedEnd, .MuiSelect-root))': {
            maxWidth: 'calc(100% - 24px)',
          },
        },
      },
    },
    MuiFormLabel: { styleOverrides: { root: { '&.Mui-disabled': { color: text.secondary } } } },
    MuiFormControlLabel: { styleOverrides: { label: { '&.Mui-disabled': { color: text.secondary } } } },
    MuiFormHelperText: {
      styleOverrides: { root: { marginTop: 2, lineHeight: 1.4, '&.Mui-disabled': { color: text.secondary } } },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottomColor: divider },
        sizeSmall: { padding: '6px 12px' },
        head: {
          fontWeight: 600,
          color: text.secondary,
          backgroundColor: GROUNDS[mode].head,
          whiteSpace: 'nowrap',
        },
      },
    },
    MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { overflowWrap: 'anywhere' } } },
  } as ThemeOptions['components'];
};

const themeOptions = (mode: ColourMode): ThemeOptions => ({
  palette: PALETTES[mode],
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
    fontSize: 13.5,
    h5: { fontWeight: 650, fontSize: '1.4rem' },
    h6: { fontWeight: 600, fontSize: '1.05rem' },
    button: { fontWeight: 600 },
  },
  components: componentsFor(mode),
});

/** The look of the pages before login; behind it adminTheme adds what is react-admin's. */
export const themeOf = ofMode(mode => createTheme(themeOptions(mode)));
