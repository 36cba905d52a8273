import { MINUTE } from '#domain/dates';
import type { AlertKind } from '#domain/alerts/kinds';
import { formatAddress } from '#domain/geography/address';
import { loadLabel } from '#domain/loads';
import { formatMoment } from '#domain/moments';
import { type StepName, stepKey } from '#domain/loads/tracking';
import { translate } from '../../i18n/translate.ts';
import { companyName } from '../mails/companyName.ts';
import { queueMail } from '../mails/queueMail.ts';
import { recallMail } from '../mails/recallMail.ts';
import type { Ctx } from '../world.ts';
import type { Client } from './announceStep.ts';
import type { LoadRow } from './LoadRow.ts';
import { placeOf } from './placeOf.ts';

type Told = { load: LoadRow; step: StepName };
type Step = Told & { kind: AlertKind };

/** Letters about steps wait a minute (in ms), so that a slip can be undone unnoticed. */
const HOLD = MINUTE;

const topicOf = ({ load, step }: Told): string => `loads:${load.id}:${stepKey(step)}`;
/** The order may be another client's by the time the step is done again: that one was told nothing. */
const correctionOf = (step: Told): string => `${topicOf(step)}:undone:${step.load.clientId}`;

const nameOf = ({ clientRef, ...load }: LoadRow): string => clientRef || loadLabel(load);

/** The link to the load; null if the client has no account to open it. */
const linkFor = async (client: Client, load: LoadRow, { db, config }: Ctx): Promise<string | null> => {
  const account: unknown = await db('users')
    .where({ clientId: client.id, role: 'client', isActive: true, disabled: false })
    .first('id');
  const link = `${config.publicUrl}/app/admin/loads/${load.id}`;
  return account ? translate('emails.loadUpdate.follow', { link }) : null;
};

/**
 * Takes back the correction of a step that is done again, whether or not its client wants letters by now; true if it
 * wasn't sent: the letter that the client has is right.
 */
export const recallCorrection = async (again: Told, ctx: Ctx): Promise<boolean> =>
  (await recallMail(correctionOf(again), ctx)).isRecalled;

/** Queues the client's letter about a step done at a moment (ISO), without price or driver data (Design 3). */
export const mailStep = async (
  { at, client, ...told }: Step & { at: string; client: Client },
  ctx: Ctx,
): Promise<void> => {
  const { load, step, kind } = told;
  if (!client.email) return;
  const args = {
    load: nameOf(load),
    reference: load.clientRef ? `${load.clientRef} (${loadLabel(load)})` : loadLabel(load),
    event: translate(`emails.loadUpdate.events.${kind}`),
    origin: formatAddress(load.origin, 'short'),
    destination: formatAddress(load.destination, 'short'),
    place: placeOf(load, step),
    moment: formatMoment(at),
  };
  const news = translate(`alerts.${kind}.description`, args);
  const parts = [
    translate('emails.loadUpdate.body', { ...args, news }),
    await linkFor(client, load, ctx),
    await companyName(ctx.db),
  ];
  await queueMail(ctx, {
    to: client.email,
    subject: translate('emails.loadUpdate.subject', args),
    text: parts.filter(Boolean).join('\n\n'),
    topic: topicOf(told),
    hold: HOLD,
  });
};

/** Takes back a step's letter, or sends a correction if it was sent. */
export const mailCorrection = async (
  { alert, status, ...undone }: Told & { alert: string; status: string },
  ctx: Ctx,
): Promise<void> => {
  const { sentTo } = await recallMail(topicOf(undone), ctx);
  if (!sentTo) return;
  const args = { load: nameOf(undone.load), alert, status };
  await queueMail(ctx, {
    to: sentTo,
    subject: translate('emails.loadCorrection.subject', args),
    text: [translate('emails.loadCorrection.body', args), await companyName(ctx.db)].filter(Boolean).join('\n\n'),
    topic: correctionOf(undone),
    hold: HOLD,
  });
};
