import type { Knex } from 'knex';
import { isStorable } from '#domain/characters';
import { entityOf } from '#domain/entities';
import { searchedIdentifier } from '#domain/identifiers';
import { cellOf, readableFields } from '#domain/permissions';
import { badRequest } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { unlessWritten } from '../database/generation.ts';
import { mayTakeLong } from '../readers/aside.ts';
import { countOf } from './countOf.ts';
import { type Resource, type SearchLink, tableOf, type Values } from './resource.ts';
import { likePattern } from './search.ts';
import { canBeLookedUp, idsWithText, idsWithTextIn } from './textIndex.ts';

const textOf = (value: unknown): string => {
  if (typeof value === 'string' && value.length <= 200 && isStorable(value)) return value;
  throw badRequest('errors.badFilterValue', { field: 'q' }, 'q');
};

/** The identifiers of a row that a role may read, whether or not `searchText` holds them. */
const identifiersOf = (resource: Resource, { role }: Ctx['user']): string[] =>
  readableFields(role, resource.name).filter(name => resource.entity.fields[name]?.as);

const searchesText = (resource: Resource, { user }: Ctx): boolean => !resource.numberSearchFor?.includes(user.role);

/** The texts of a linked row that answers carry along: the others aren't for everybody, nor is being found by them. */
const toldTexts = ({ links }: Resource, { by, table }: SearchLink): string[] =>
  links?.find(link => link.by === by)?.columns.filter(name => entityOf(table)?.fields[name]?.kind === 'text') ?? [];

type Narrow = (query: Knex.QueryBuilder) => unknown;

/**
 * Each way in which a row can be found, but for its text: linked rows' text, the number of the row itself ('P. 12', '12'),
 * and identifiers however they are typed.
 */
const otherWays = (resource: Resource, text: string, ctx: Ctx): Narrow[] => {
  const table = tableOf(resource);
  const id = /^(?:[pc]\.?\s*)?(\d{1,9})$/i.exec(text.trim())?.[1];
  const identifier = searchedIdentifier(text);
  const ways: Narrow[] = id ? [query => query.where(`${table}.id`, Number(id))] : [];
  // Letters are kept in upper case there.
  if (identifier && searchesText(resource, ctx))
    for (const name of identifiersOf(resource, ctx.user))
      ways.push(query => query.where(`${table}.${name}`, 'like', `%${identifier.toUpperCase()}%`));
  const texts = identifier ? [text, identifier] : [text];
  for (const link of resource.searchLinks ?? []) {
    const linked =
      cellOf(ctx.user.role, link.table)?.rows === 'all'
        ? idsWithText(link.table, texts, ctx.db)
        : idsWithTextIn(toldTexts(resource, link), link.table, texts, ctx.db);
    ways.push(query => query.whereIn(`${table}.${link.by}`, linked));
  }
  return ways;
};

/** The ids that a text finds, one way after the other, each by its index: some may come twice. */
const foundIds = (resource: Resource, text: string, ctx: Ctx): Knex.QueryBuilder => {
  const table = tableOf(resource);
  const found = idsWithText(table, [text], ctx.db);
  for (const way of otherWays(resource, text, ctx)) {
    const more = ctx.db(table).select(`${table}.id`);
    way(more);
    found.unionAll(more);
  }
  return found;
};

/** So many are put together, or in order, and looked at one by one sooner than all rows are walked; some 50 ms. */
export const FEW = 20_000;

/** So few are kept by their numbers, until something is written: they need not be looked up again for the page itself. */
const HANDFUL = 100;

/** What a search finds: few rows or not, or all of their numbers where they are a handful. */
export type Found = boolean | readonly number[];

/** The first that are found, one more than a handful. */
const firstFound = async (resource: Resource, text: string, ctx: Ctx): Promise<number[]> => {
  const found = foundIds(resource, text, ctx).limit(HANDFUL + 1);
  const query = ctx.db.from(found.as('found')).select('id');
  const { sql, bindings } = query.toSQL();
  const ask = (): Promise<number[]> => mayTakeLong(query, ctx.db).pluck('id');
  return unlessWritten(ctx.db, `${sql} ${JSON.stringify(bindings)}`, ask);
};

const lookUp = async (resource: Resource, text: string, ctx: Ctx): Promise<Found> => {
  if (!searchesText(resource, ctx) || !(await canBeLookedUp(tableOf(resource), text, ctx.db))) return false;
  const first = await firstFound(resource, text, ctx);
  if (first.length <= HANDFUL) return [...new Set(first)];
  const found = foundIds(resource, text, ctx).limit(FEW + 1);
  return (await countOf(ctx.db.from(found.as('found')), ctx.db)) <= FEW;
};

/** What is known of the filters of the requests that are being answered: a page and its total ask once. */
const known = new WeakMap<Values, Found>();

/** Whether what a filter searches for finds few rows, which are looked up; common ones are met soon on a walk in the list's order. */
export const findsFew = async (resource: Resource, filter: Values, ctx: Ctx): Promise<Found> => {
  if (filter.q === undefined) return false;
  const few = known.get(filter) ?? (await lookUp(resource, textOf(filter.q), ctx));
  known.set(filter, few);
  return few;
};

/**
 * `q`: the folded text, linked rows' text, the number of the row itself, and identifiers however they are typed. Few rows
 * are looked up, many are walked (`findsFew`): the same rows either way.
 */
export const applySearch = (query: Knex.QueryBuilder, resource: Resource, q: unknown, ctx: Ctx, few: Found): void => {
  const text = textOf(q);
  const table = tableOf(resource);
  if (typeof few !== 'boolean') return void query.whereIn(`${table}.id`, few);
  if (few) return void query.whereIn(`${table}.id`, foundIds(resource, text, ctx));
  query.where(any => {
    if (searchesText(resource, ctx)) any.whereRaw(`?? like ? escape '\\'`, [`${table}.searchText`, likePattern(text)]);
    else any.whereRaw('1 = 0');
    for (const way of otherWays(resource, text, ctx)) any.orWhere(each => void way(each));
  });
};
