import { randomBytes } from 'node:crypto';
import { isConfirmed } from '#domain/routes';
import type { DecaProblem } from '#domain/loads/deca';
import { decodeRow } from '../crud/codec.ts';
import type { Row, Values } from '../crud/resource.ts';
import { isPostgres } from '../database/db.ts';
import { carriageOfRoute, type PaperLoad } from '../papers/readCarriage.ts';
import { announceDecaChange } from '../routes/announceRouteChange.ts';
import type { RouteRow } from '../routes/RouteRow.ts';
import { routesTable } from '../routes/table.ts';
import type { Ctx } from '../world.ts';
import { type DecaContent, decaContent, partInDeca } from './decaContent.ts';
import { startedDay } from './startedDay.ts';

export type DecaRow = { id: number; routeId: number; token: string; content: string; createdAt: string };

/** The document's download address: the law requires https, no login and nothing to click. */
export const decaUrl = ({ token }: Pick<DecaRow, 'token'>, { config }: Pick<Ctx, 'config'>): string =>
  `${config.publicUrl}/api/deca/${token}`;

/** Whether the configured address is https, which the law requires for the download. */
export const isSecure = ({ config }: Pick<Ctx, 'config'>): boolean => config.publicUrl.startsWith('https:');

/** A route's latest control document, if any. */
export const latestDeca = (routeId: number, { db }: Pick<Ctx, 'db'>): Promise<DecaRow | undefined> =>
  db('controlDocuments').where({ routeId }).orderBy('id', 'desc').first();

/** More are kept; who needs an older one knows its address. */
const EARLIER = 20;

/** Those that the latest one replaced, newest first. */
export const earlierDecas = (routeId: number, { db }: Pick<Ctx, 'db'>): Promise<DecaRow[]> =>
  db('controlDocuments').where({ routeId }).orderBy('id', 'desc').offset(1).limit(EARLIER);

export type DecaToday = { content: DecaContent; problems: DecaProblem[]; isInternational: boolean };

/** What a confirmed route's document would say today; problems prevent making it. `leaving`: loads to leave out. */
export const decaToday = async (route: Row, ctx: Ctx, leaving: readonly number[] = []): Promise<DecaToday> => {
  const carriage = await carriageOfRoute(route, ctx);
  const loads = carriage.loads.filter(({ id }) => !leaving.includes(id));
  const today = decaContent({ ...carriage, loads }, await startedDay(loads, ctx));
  return isSecure(ctx) ? today : { ...today, problems: ['insecure', ...today.problems] };
};

/** 128 random bits. */
const newToken = (): string => randomBytes(16).toString('base64url');

/**
 * Makes the control document, or a new one with its own address whenever its content changes (Resolución of 5 June
 * 2026, 7.2), and alerts whoever carries the previous one, which is kept. `leaving`: loads about to leave the route.
 * Gives whether there was a previous one, so that they know. Runs in the transaction that causes the change.
 */
export const keepDeca = async (
  routeId: number | null | undefined,
  ctx: Ctx,
  leaving: readonly number[] = [],
): Promise<boolean> => {
  // Without https none is made, so nothing need be read.
  if (!isSecure(ctx)) return false;
  const row: Values | undefined = routeId ? await ctx.db('routes').where({ id: routeId }).first() : undefined;
  if (!row) return false;
  const route = decodeRow(routesTable.entity, row) as RouteRow;
  if (route.disabled || !isConfirmed(`${route.status}`) || route.status === 'finished') return false;
  const latest = await latestDeca(route.id, ctx);
  // A simultaneous change of the office doesn't see this route yet (decasNaming.ts): one waits for the other.
  if (!latest && isPostgres(ctx.db)) await ctx.db('settings').forShare().first('id');
  const { content, problems, isInternational } = await decaToday(route, ctx, leaving);
  if (problems.length || isInternational) return false;
  const said = JSON.stringify(content);
  if (latest?.content === said) return false;
  await ctx.db('controlDocuments').insert({
    routeId: route.id,
    token: newToken(),
    content: said,
    createdAt: ctx.now.toISOString(),
  });
  if (latest) await announceDecaChange(route, ctx);
  return latest !== undefined;
};

/**
 * The same after a load was saved: if the document's part of it is unchanged (a price isn't in it), only checks that
 * there is a document.
 */
export const keepDecaOfLoad = async (saved: Row, previous: Row | null, ctx: Ctx): Promise<boolean> => {
  const [load, before] = [saved as PaperLoad, previous as PaperLoad | null];
  if (!load.routeId || !isSecure(ctx)) return false;
  const isAsBefore = before && partInDeca(before) === partInDeca(load);
  if (isAsBefore && (await latestDeca(load.routeId, ctx))) return false;
  return keepDeca(load.routeId, ctx);
};
