import { dayOf, formatDay, TIME_ZONE } from './dates.ts';

const clock = new Intl.DateTimeFormat('es-ES', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A moment in UTC → `DD-MM-YYYY HH:mm` in Spain (Spec 9); '' for what is no moment. */
export const formatMoment = (iso: string | null | undefined): string => {
  const date = new Date(iso ?? '');
  return Number.isNaN(date.getTime()) ? '' : `${formatDay(dayOf(date))} ${clock.format(date)}`;
};

/** `HH:mm` in Spain. */
export const formatClock = (iso: string | null | undefined): string => {
  const date = new Date(iso ?? '');
  return Number.isNaN(date.getTime()) ? '' : clock.format(date);
};
