import type { Knex } from 'knex';
import { isSearchable } from '#domain/text/characters';
import { MAX_SEARCH } from '#domain/text/fold';
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
  if (typeof value === 'string' && value.length <= MAX_SEARCH && isSearchable(value)) return value;
  throw badRequest('errors.badFilterValue', { field: 'q' }, 'q');
};

/** The identifier fields a role may read, whether or not `searchText` contains them. */
const identifiersOf = (resource: Resource, { role }: Ctx['user']): string[] =>
  readableFields(role, resource.name).filter(name => resource.entity.fields[name]?.as);

const searchesText = (resource: Resource, { user }: Ctx): boolean => !resource.numberSearchFor?.includes(user.role);

/** Columns of a linked row that answers include. The others aren't public, so they mustn't be searchable either. */
const toldTexts = ({ links }: Resource, { by, table, told }: SearchLink): string[] => {
  const columns = told ?? links?.find(link => link.by === by)?.columns ?? [];
  return columns.filter(name => entityOf(table)?.fields[name]?.kind === 'text');
};

type Narrow = (query: Knex.QueryBuilder) => unknown;

const NUMBER = /^(?:([pc])\.?\s*)?(\d{1,9})$/;

/** By the number of an order or a route: 'P. 12', 'C. 12', '12'. Not by what the role may not read. */
const byNumber = (resource: Resource, text: string, { user, db }: Ctx): Narrow[] => {
  const [, prefix, digits] = NUMBER.exec(text.trim().toLowerCase()) ?? [];
  const kind = (prefix as 'p' | 'c' | undefined) ?? resource.numbers?.digits;
  const by = kind && digits ? resource.numbers?.[kind] : undefined;
  if (!by) return [];
  const table = tableOf(resource);
  if (typeof by !== 'string')
    return [
      query =>
        query.whereIn(
          `${table}.id`,
          db(by.of)
            .where({ id: Number(digits) })
            .select(by.column),
        ),
    ];
  const mayRead = by === 'id' || readableFields(user.role, resource.name).includes(by);
  return mayRead ? [query => query.where(`${table}.${by}`, Number(digits))] : [];
};

/** The ways to find a row other than its own text: linked rows' text, numbers, and identifiers in any spelling. */
const otherWays = (resource: Resource, text: string, ctx: Ctx): Narrow[] => {
  const table = tableOf(resource);
  const identifier = searchedIdentifier(text);
  const ways = byNumber(resource, text, ctx);
  // Identifiers are stored in upper case.
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

/** The ids a text finds, one way after the other, each by its index; an id may come twice. */
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

/** Up to this many found rows are gathered and sorted faster than the whole table is walked; some 50 ms. */
export const FEW = 20_000;

/** Up to this many found ids are cached until the next write, so that the page itself needn't search again. */
const HANDFUL = 100;

/** Whether a search finds few rows; if a handful, their ids. */
export type Found = boolean | readonly number[];

/** The first ids found, at most one more than a handful. */
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

/** Results for the filters of current requests: a page and its total share one. */
const known = new WeakMap<Values, Found>();

/** Whether a filter's search finds few rows, to be looked up; many are found soon by walking in the list's order. */
export const findsFew = async (resource: Resource, filter: Values, ctx: Ctx): Promise<Found> => {
  if (filter.q === undefined) return false;
  const few = known.get(filter) ?? (await lookUp(resource, textOf(filter.q), ctx));
  known.set(filter, few);
  return few;
};

/**
 * Filters by `q`: the folded text, linked rows' text, orders' and routes' numbers, and identifiers in any spelling. `few` (see
 * `findsFew`) decides between look-up and walk: the same rows either way.
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
