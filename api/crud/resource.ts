import type { Knex } from 'knex';
import type { EntityName } from '#domain/entities';
import type { Entity } from '#domain/entity';
import type { CrossRule } from '#domain/validation';
import type { ResourceName } from '#domain/resources';
import type { Role } from '#domain/roles';
import type { ReceivedFile } from '../files/receive.ts';
import type { Column } from '../sheets/column.ts';
import type { Ctx, User } from '../world.ts';

/** A row inside the API: money in cents, days YYYY-MM-DD, booleans, parsed JSON. */
export type Row = Record<string, unknown> & { id: number; version: number; disabled: boolean };
export type Values = Record<string, unknown>;

/** A row elsewhere that answers carry along: `client` of a load. One query for a whole page. */
export type Link = { name: string; by: string; table: string; columns: readonly string[] };

/** A row elsewhere whose text is searched too; outside the office as far as the link of the same column tells of it. */
export type SearchLink = { by: string; table: EntityName };

export type Change = { data: Values; previous: Row | null; ctx: Ctx };
export type Saved = { row: Row; previous: Row | null; data: Values; ctx: Ctx };

/** The columns of an export, and what is read besides for a batch of its rows. */
export type Sheet = {
  columns: readonly Column[];
  expand?: (rows: readonly Row[], ctx: Ctx) => Promise<readonly Row[]>;
};

/**
 * A collection of the API. What is generic lives in api/crud; an entity says here only what is special about it.
 * Hooks run inside the writing transaction and refuse by throwing HttpError.
 */
export type Resource = {
  name: ResourceName;
  entity: Entity;
  table?: string;
  /** [column, direction]; ties are settled by id. An index must answer it, or it is text of what an office has some thousands of. */
  defaultSort: readonly [string, 'asc' | 'desc'];
  /**
   * Of a table that grows without end: the fields whose filters its own indexes answer, and whose order; those of which one
   * value leaves few rows, and the day of which a month does. What else is asked on SQLite is read from its index of all
   * fields (fieldIndex.ts).
   */
  indexed?: { filters: readonly string[]; orders: readonly string[]; few: readonly string[]; day: string };
  /** Columns folded into searchText, which `q` looks in. Never one that some role may not read. */
  search: readonly string[];
  /** Roles that aren't sent what the searched text holds: `q` finds a row by its number alone for them. */
  numberSearchFor?: readonly Role[];
  /** Search also in the text of a linked row: pedidos by their client's name. Only the office by all of it. */
  searchLinks?: readonly SearchLink[];
  /** The rows a role with `rows: 'own'` may see, in SQL; joined to every verb. Columns are qualified by the table. */
  scope: (query: Knex.QueryBuilder, user: User, ctx: Ctx) => void;
  /** What narrows the table for everyone: the pool is only some of the routes. */
  only?: (query: Knex.QueryBuilder, ctx: Ctx) => void;
  /** What changes whenever a list may: asked for again with the same tag, it is 304 before anything is looked for. */
  tag?: (ctx: Ctx) => Promise<string>;
  /** Parameters of the address besides sort, range and filter that answer a list of their own (Spec 7's look-up). */
  lookup?: (query: Values, ctx: Ctx, resource: Resource) => Promise<Row[] | null>;
  links?: readonly Link[];
  /** Adds the derived names (and ids of relations) to a page of rows, in a fixed number of queries. */
  expand?: (rows: Row[], ctx: Ctx) => Promise<Row[]>;
  /** What may be changed and the hooks of a change go by the row alone: nothing of `links` and `expand` is read for it. */
  changesByRow?: true;
  /** Filters that aren't columns: name → how it narrows the query. */
  filters?: Record<string, (query: Knex.QueryBuilder, value: unknown, ctx: Ctx) => void>;
  /** What a list is narrowed by when it is asked for neither so nor by ids: the versions in force of documents. */
  usualFilter?: Values;
  /** Values taken when a creation leaves them out; on the wire's units. */
  defaults?: (ctx: Ctx, body: Values) => Values;
  /** Rules across fields, shared with the form. */
  rules?: CrossRule<Values>;
  /**
   * Locks the rows elsewhere that changing these will need, in the one order that all writers keep, so that nobody waits
   * for who waits for it. Runs first in the transaction; the rows themselves are locked next, by id.
   */
  lock?: (ids: readonly number[], body: unknown, ctx: Ctx) => Promise<void>;
  /**
   * What who changes these rows has to prove besides; answers the body without it. Runs before the transaction, so that
   * a refusal is counted.
   */
  prove?: (ids: readonly number[], body: unknown, ctx: Ctx) => Promise<unknown>;
  /** References that beforeSave looks up itself: whether they are there is part of a larger answer of its own. */
  looksUp?: readonly string[] | ((data: Values) => readonly string[]);
  /** Last word before writing: returns the columns to write. `data` holds only what is being changed, in row units. */
  beforeSave?: (change: Change) => Values | Promise<Values>;
  afterSave?: (saved: Saved) => Promise<void>;
  beforeRemove?: (row: Row, ctx: Ctx) => Values | Promise<Values>;
  beforeRestore?: (row: Row, ctx: Ctx) => Promise<void>;
  /** Why a creation that brings no file is refused: the key of the message under `url`; null when it needs none. */
  filesRequired?: (row: Row, ctx: Ctx) => string | null;
  /** Files that came with a multipart creation, or with POST /:id/files. */
  attachFiles?: (row: Row, files: ReceivedFile[], ctx: Ctx, body: Values) => Promise<void>;
  /** What an export of the list is, for who asks; every column that the role may read, by itself or when null. */
  sheet?: (ctx: Ctx) => Sheet | null;
  /** Fields that an export of every column leaves out: what they say is the product's own. */
  notInSheet?: readonly string[];
  /** Rows are made for other people: who makes one or hands it on need not see it afterwards (an alert to a carrier). */
  madeForOthers?: true;
  /** What people call a row: a change of many that is refused names those that refuse it. */
  labelOf?: (row: Row) => string;
  /** Fields of a removed row that may be changed all the same, since they say nothing of it. */
  openWhenRemoved?: readonly string[];
  /** Why a row may not be changed by this user at all, whatever the field; null when it may. */
  refuseUpdate?: (row: Row, ctx: Ctx, fields: readonly string[]) => string | null | Promise<string | null>;
};

/** What writing a row needs to know: the part of a resource that other entities' rules may build on. */
export type Table = Pick<Resource, 'name' | 'entity' | 'table' | 'search'>;

export const tableOf = (resource: Pick<Resource, 'name' | 'table'>): string => resource.table ?? resource.name;
