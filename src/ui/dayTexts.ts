import { esES } from '@mui/x-date-pickers/locales';

/** The date fields' own words, with the accents that the library's Spanish leaves out. */
export const DAY_TEXTS = {
  ...esES.components.MuiLocalizationProvider.defaultProps.localeText,
  day: 'Día',
  weekDay: 'Día de la semana',
};
