import { z } from 'zod';
import { dayOf, formatDay } from '#domain/dates';
import { documentExpiry } from '#domain/documents';
import { rowId } from '#domain/fields';
import { isAdminLevel } from '#domain/roles';
import { translate } from '../../i18n/translate.ts';
import { raiseAlert } from '../alerts/raiseAlert.ts';
import { allow } from '../auth/guard.ts';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { documented, jsonSchemaOf } from '../crud/docs.ts';
import { recordChange } from '../crud/history.ts';
import { findRow } from '../crud/read.ts';
import { forbidden, HttpError, notFound } from '../http/HttpError.ts';
import { companyContact, companyName } from '../mails/companyName.ts';
import { queueMail } from '../mails/queueMail.ts';
import { parseBody } from '../http/parseBody.ts';
import { type Ctx, inTransaction } from '../world.ts';
import { addresseeOf } from './addressee.ts';
import { documentName } from './documentName.ts';
import type { DocumentRow } from './documentRules.ts';
import { documentsResource } from './index.ts';
import { checkInForce } from './versions.ts';

const notifyBody = z.strictObject({ id: rowId(z) });

/** The letter's line about the date: empty, that it expires, or that it has. */
const expiryLine = ({ expirationDate }: DocumentRow, { now }: Ctx): string => {
  const state = documentExpiry(expirationDate, dayOf(now));
  if (state === 'none') return '';
  return translate(`emails.documentNotification.${state === 'expired' ? 'expired' : 'expires'}`, {
    date: formatDay(expirationDate),
  });
};

const wasToldToday = ({ notifiedAt }: DocumentRow, { now }: Ctx): boolean =>
  notifiedAt !== null && dayOf(new Date(notifiedAt)) === dayOf(now);

/** Asks the users behind a document to look at it, by alert and mail, at most once a day (Spec 4, Design 9). */
const notifyUsers = async (id: number, ctx: Ctx): Promise<void> => {
  const document = (await findRow(documentsResource, id, ctx, { lock: true })) as DocumentRow;
  if (document.disabled) throw notFound();
  await checkInForce(document, ctx);
  if (wasToldToday(document, ctx)) throw new HttpError(409, 'errors.documents.alreadyNotified');
  const { to, name, emails, hasAccount } = await addresseeOf(document, ctx);
  const args = {
    document: documentName(document),
    owner: name,
    expiry: expiryLine(document, ctx),
    link: `${ctx.config.publicUrl}/app/admin/documents/${id}`,
    company: await companyName(ctx.db),
    contact: await companyContact(ctx.db),
  };
  // The version is unchanged, so that somebody editing the document can still save it.
  const notifiedAt = ctx.now.toISOString();
  await ctx.db('documents').where({ id }).update({ notifiedAt });
  await recordChange(documentsResource, 'update', document, { ...document, notifiedAt }, ctx);
  await raiseAlert(ctx, { kind: 'documentNotified', args, to, about: { resource: 'documents', id } });
  const subject = translate('emails.documentNotification.subject', args);
  const text = translate(`emails.documentNotification.${hasAccount ? 'body' : 'bodyNoAccount'}`, args);
  for (const email of emails) await queueMail(ctx, { to: email, subject, text });
};

/** POST /api/documents/notify {id}: the office notifies the user of a document (Spec 4 and 7). */
export const notifyRoutes: Routes = (app, deps) => {
  app.post(
    '/api/documents/notify',
    {
      onRequest: allow('update', 'documents'),
      schema: documented(documentsResource.entity, 'Notificar al usuario', {
        body: jsonSchemaOf(notifyBody),
        data: { type: 'object' },
      }),
    },
    async request => {
      const ctx = ctxOf(deps, request);
      if (!isAdminLevel(ctx.user.role)) throw forbidden();
      const { id } = parseBody(notifyBody, request.body);
      await inTransaction(ctx, inside => notifyUsers(id, inside));
      return { data: { id } };
    },
  );
};
