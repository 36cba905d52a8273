import { translate } from '../../../i18n/screens.ts';

const say = (key: string, args?: Record<string, string>): string => translate(`app.calendar.${key}`, args);

const make = () => ({
  openDatePickerDialogue: (date: string | null) => (date ? say('chosen', { date }) : say('choose')),
  datePickerToolbarTitle: say('title'),
  dateTableLabel: say('table'),
  previousMonth: say('previousMonth'),
  nextMonth: say('nextMonth'),
  calendarViewSwitchingButtonAriaLabel: (view: string) => say(view === 'year' ? 'openDays' : 'openYears'),
  fieldClearLabel: say('clear'),
  okButtonLabel: translate('app.action.accept'),
  cancelButtonLabel: translate('app.action.cancel'),
  clearButtonLabel: say('clear'),
  todayButtonLabel: say('today'),
  day: say('day'),
  weekDay: say('weekDay'),
  month: say('month'),
  year: say('year'),
  empty: say('empty'),
  fieldDayPlaceholder: () => say('dayLetter').repeat(2),
  fieldMonthPlaceholder: () => say('monthLetter').repeat(2),
  fieldYearPlaceholder: ({ digitAmount }: { digitAmount: number }) => say('yearLetter').repeat(digitAmount),
});

let texts: ReturnType<typeof make> | null = null;

/** The date fields' own words, in the language of the page. */
export const dayTexts = () => (texts ??= make());
