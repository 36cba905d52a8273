import { z } from 'zod';
import { dayOf, formatDay } from '#domain/dates';
import { documentExpiry } from '#domain/documents';
import { MAX_ID } from '#domain/fields';
import { isAdminLevel } from '#domain/roles';
import { translate } from '../../i18n/translate.ts';
import { raiseAlert, type Recipient } from '../alerts/raiseAlert.ts';
import { allow } from '../auth/guard.ts';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { documented, jsonSchemaOf } from '../crud/docs.ts';
import { findRow } from '../crud/read.ts';
import type { Row } from '../crud/resource.ts';
import { forbidden, HttpError } from '../HttpError.ts';
import { queueMail } from '../mail/queueMail.ts';
import { parseBody } from '../parseBody.ts';
import { type Ctx, inTransaction } from '../world.ts';
import { documentsResource } from './index.ts';

const notifyBody = z.strictObject({ id: z.int().min(1).max(MAX_ID) });

type Addressee = { to: Recipient; name: string; email: string | null };
type Company = { id: number; name: string; email: string | null };

/** Through which rows a document leads to who keeps it: a vehicle's and a route's to its carrier. */
const carrierOf = async (row: Row, ctx: Ctx): Promise<number | null> => {
  if (row.carrierId) return row.carrierId as number;
  const find = async (table: string, id: unknown): Promise<number | null> =>
    id ? ((await ctx.db(table).where({ id }).first('carrierId'))?.carrierId ?? null) : null;
  const load: { routeId: number | null } | undefined = row.loadId
    ? await ctx.db('loads').where({ id: row.loadId }).first('routeId')
    : undefined;
  return (
    (await find('vehicles', row.vehicleId)) ??
    (await find('routes', row.routeId ?? load?.routeId)) ??
    find('invoices', row.invoiceId)
  );
};

const addresseeOf = async (row: Row, ctx: Ctx): Promise<Addressee> => {
  const carrierId = row.clientId ? null : await carrierOf(row, ctx);
  const company: Company | undefined = carrierId
    ? await ctx.db('carriers').where({ id: carrierId, disabled: false }).first('id', 'name', 'email')
    : await ctx
        .db('clients')
        .where({ id: row.clientId ?? 0, disabled: false })
        .first('id', 'name', 'email');
  if (!company) throw new HttpError(409, 'errors.documents.nobodyToNotify');
  const to: Recipient = carrierId
    ? { type: 'carrier', carrierId: company.id }
    : { type: 'client', clientId: company.id };
  return { to, name: company.name, email: company.email };
};

/** What the letter says of the date: nothing, that it ends, or that it has ended. */
const expiryLine = (row: Row, ctx: Ctx): string => {
  const date = row.expirationDate as string | null;
  const state = documentExpiry(date, dayOf(ctx.now));
  if (state === 'none') return '';
  return translate(`emails.documentNotification.${state === 'expired' ? 'expired' : 'expires'}`, {
    date: formatDay(date),
  });
};

/** Tells the owner of a document to look at it, by alert and mail, once a day at most (Spec 4, Design 9). */
const notifyOwner = async (id: number, ctx: Ctx): Promise<void> => {
  const row = await findRow(documentsResource, id, ctx, { lock: true });
  const last = row.notifiedAt as string | null;
  if (last && dayOf(new Date(last)) === dayOf(ctx.now)) throw new HttpError(409, 'errors.documents.alreadyNotified');
  const { to, name, email } = await addresseeOf(row, ctx);
  const company: { name: string } | undefined = await ctx.db('settings').first('name');
  const type = translate(`resources.documents.choices.type.${String(row.type)}`);
  const args = {
    document: row.name ? `${type}: ${String(row.name)}` : type,
    owner: name,
    expiry: expiryLine(row, ctx),
    link: `${ctx.config.publicUrl}/app/admin/documents/${id}`,
    company: company?.name ?? '',
  };
  await ctx.db('documents').where({ id }).update({ notifiedAt: ctx.now.toISOString() });
  await raiseAlert(ctx, { kind: 'documentNotified', args, to, about: { resource: 'documents', id } });
  if (email)
    await queueMail(ctx, {
      to: email,
      subject: translate('emails.documentNotification.subject', args),
      text: translate('emails.documentNotification.body', args),
    });
};

/** POST /api/documents/notify {id}: the office notifies the user of a document (Spec 4 and 7). */
export const notifyRoutes: Routes = (app, deps) => {
  app.post(
    '/api/documents/notify',
    {
      onRequest: allow('update', 'documents'),
      schema: documented(documentsResource.entity, 'Notificar al usuario', { body: jsonSchemaOf(notifyBody) }),
    },
    async request => {
      const ctx = ctxOf(deps, request);
      if (!isAdminLevel(ctx.user.role)) throw forbidden();
      const { id } = parseBody(notifyBody, request.body);
      await inTransaction(ctx, inside => notifyOwner(id, inside));
      return { data: { id } };
    },
  );
};
