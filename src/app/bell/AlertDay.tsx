import { List, ListSubheader } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { useId } from 'react';
import { addDays, dayOf, formatDay, startOfDay, TIME_ZONE } from '#domain/dates';
import { following } from '#domain/text/locale';
import { useNow } from '../../ui/pages/useNow.ts';
import { AlertRow } from '../../alerts/AlertRow.tsx';

type Props = { day: string; alerts: RaRecord[]; onRead: (alert: RaRecord) => void; onLeave: () => void };

const weekday = following(locale => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: TIME_ZONE }));

const DAY = {
  m: 0,
  lineHeight: '32px',
  borderBottom: 1,
  borderColor: 'divider',
  '&::first-letter': { textTransform: 'uppercase' },
} as const;

/** The alerts of one day under its name: hoy, ayer, lunes 16-11-2026. */
export const AlertDay = ({ day, alerts, onRead, onLeave }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const today = dayOf(new Date(useNow(60_000)));
  const name =
    day === today
      ? translate('app.alerts.today')
      : day === addDays(today, -1)
        ? translate('app.alerts.yesterday')
        : `${weekday().format(startOfDay(day))} ${formatDay(day)}`;
  return (
    <>
      <ListSubheader id={id} component="h3" sx={DAY}>
        {name}
      </ListSubheader>
      <List disablePadding aria-labelledby={id}>
        {alerts.map(alert => (
          <AlertRow key={alert.id} alert={alert} onRead={() => onRead(alert)} onLeave={onLeave} />
        ))}
      </List>
    </>
  );
};
