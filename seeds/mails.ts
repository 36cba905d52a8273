import { loadLabel } from '#domain/loads';
import { translate } from '../i18n/translate.ts';
import { kept, type Row } from './rows.ts';
import type { World } from './world.ts';

const SENT_AFTER = 3 * 60_000;
const later = (at: string): string => new Date(Date.parse(at) + SENT_AFTER).toISOString();

const letter = (to: string, subject: string, at: string, world: World): Row => ({
  ...kept(world.ids.mails(), at, later(at)),
  to,
  subject,
  text: '',
  status: 'sent',
  attempts: 1,
  nextAttemptAt: at,
  sentAt: later(at),
  lastError: null,
});

/** The letters that went with what clients were told of their loads, and one that a mail server did not take. */
export const buildMails = (alerts: readonly Row[], world: World): Row[] => {
  const letters = alerts.flatMap(({ kind, clientId, recordId, createdAt }) => {
    const to = world.clients[Number(clientId) - 1]?.row.email;
    if (typeof to !== 'string' || !`${kind}`.startsWith('order')) return [];
    const event = translate(`emails.loadUpdate.events.${kind}`);
    const load = loadLabel({ id: Number(recordId) });
    return [letter(to, translate('emails.loadUpdate.subject', { load, event }), `${createdAt}`, world)];
  });
  const { today, work, at } = world.calendar;
  const args = { carrier: world.carriers[0]?.name ?? '', username: 'gestoria', link: '', company: '' };
  const written = at(work(today, -4), 11 * 60);
  const subject = translate('emails.accountantInvitation.subject', args);
  const invitation = letter('gestoria@correo.example.org', subject, written, world);
  const text = translate('emails.accountantInvitation.bodyExisting', args);
  const refused = { text, status: 'failed', attempts: 9, sentAt: null, lastError: '550 5.1.1 Buzón desconocido' };
  return [...letters, { ...invitation, ...refused }];
};
