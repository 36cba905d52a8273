import type { PaletteColor, Theme } from '@mui/material/styles';
import { defaultDarkTheme, defaultLightTheme } from 'react-admin';
import { ra } from '../../../i18n/es/ra.ts';
import { SelectableRow } from '../lists/SelectableRow.tsx';
import { ofMode } from './colourMode.ts';
import { inLanguage } from '../../texts/language.ts';
import { GROUNDS } from './palettes.ts';
import { themeOf } from './theme.ts';

const pessimistic = { defaultProps: { mutationMode: 'pessimistic' } } as const;

const { open, close, clear_input_value } = inLanguage({ ra }).ra.action;

const filled = ({ main, dark, contrastText }: PaletteColor) => ({
  color: contrastText,
  backgroundColor: main,
  paddingInline: 16,
  '&:hover': { backgroundColor: dark },
});

/** Of the two answers to a question the one that does something stands out; the other has no picture of its own. */
const question = {
  styleOverrides: {
    root: ({ theme: { palette } }: { theme: Theme }) => ({
      '& .RaConfirm-confirmPrimary:not(.Mui-disabled)': filled(palette.primary),
      '& .RaConfirm-confirmWarning:not(.Mui-disabled)': filled(palette.error),
      '& .MuiButton-root:not(.ra-confirm)': { color: 'inherit', '& .MuiButton-startIcon': { display: 'none' } },
    }),
  },
};

/** A confirmation dialog and the server's own errors need the call to be made at once, everywhere (Spec 4). */
const components = {
  RaEdit: pessimistic,
  RaDeleteButton: pessimistic,
  RaBulkDeleteButton: pessimistic,
  RaUpdateButton: pessimistic,
  RaBulkUpdateButton: pessimistic,
  MuiAutocomplete: {
    defaultProps: { fullWidth: true, openText: open, closeText: close, clearText: clear_input_value },
  },
  RaConfirm: question,
  RaDataTableBody: { defaultProps: { row: SelectableRow } },
};

const BASES = { light: defaultLightTheme, dark: defaultDarkTheme };

/** The look of the application: ours, on top of what react-admin's own parts ask for. */
export const adminThemeOf = ofMode(mode => {
  const base = BASES[mode];
  const own = themeOf(mode);
  const heads = {
    RaDataTable: { styleOverrides: { root: { '& .RaDataTable-headerCell': { backgroundColor: GROUNDS[mode].head } } } },
  };
  // Made of one that is made already: to make it once more would take as long as a page's first drawing.
  const all = { ...base.components, ...own.components, ...components, ...heads };
  return { ...base, ...own, components: all } as Theme;
});
