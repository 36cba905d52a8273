import { dayOf } from '../dates.ts';

type Dated = { createdAt: string };

/** Groups alerts by the day in Spain on which they were created, keeping their order. */
export const alertDays = <A extends Dated>(alerts: readonly A[]): { day: string; alerts: A[] }[] => {
  const days: { day: string; alerts: A[] }[] = [];
  for (const alert of alerts) {
    const day = dayOf(new Date(alert.createdAt));
    const last = days.at(-1);
    if (last?.day === day) last.alerts.push(alert);
    else days.push({ day, alerts: [alert] });
  }
  return days;
};
