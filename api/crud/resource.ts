import type { Knex } from 'knex';
import type { EntityName } from '#domain/entities';
import type { Entity } from '#domain/entity';
import type { Action } from '#domain/permissions';
import type { CrossRule } from '#domain/validation';
import type { ResourceName } from '#domain/resources';
import type { Role } from '#domain/roles';
import type { ReceivedFile } from '../files/receive.ts';
import type { Column } from '../sheets/column.ts';
import type { Ctx, User } from '../world.ts';

/** A row inside the API: money in cents, days YYYY-MM-DD, booleans, parsed JSON. */
export type Row = Record<string, unknown> & { id: number; version: number; disabled: boolean };
export type Values = Record<string, unknown>;

/** A linked row included in answers: `client` of a load, if it is one of `only`. One query per page. */
export type Link = { name: string; by: string; table: EntityName; columns: readonly string[]; only?: Values };

/**
 * A linked row whose text is searched too; outside the office, only the columns that answers tell: `told`, or those of
 * the link of the same field.
 */
export type SearchLink = { by: string; table: EntityName; told?: readonly string[] };

/** The column of the searched table that holds a number, or the column of the numbered row that names its row there. */
export type NumberedBy = string | { of: 'loads' | 'routes'; column: string };

/** What `P. 12` and `C. 12` find, and which of the two plain digits stand for. */
export type Numbers = { p?: NumberedBy; c?: NumberedBy; digits?: 'p' | 'c' };

export type Change = { data: Values; previous: Row | null; ctx: Ctx };
export type Saved = { row: Row; previous: Row | null; data: Values; ctx: Ctx };

/** The columns of an export, and what else is read for a batch of its rows. */
export type Sheet = {
  columns: readonly Column[];
  expand?: (rows: readonly Row[], ctx: Ctx) => Promise<readonly Row[]>;
};

/**
 * A collection of the API. api/crud does what is common; an entity declares only what is special. Hooks run inside the
 * writing transaction and refuse by throwing HttpError.
 */
export type Resource = {
  name: ResourceName;
  entity: Entity;
  table?: string;
  /**
   * [column, direction]; ties by id. An index must answer it, unless it is text of a table with only some thousands of
   * rows.
   */
  defaultSort: readonly [string, 'asc' | 'desc'];
  /**
   * For an ever-growing table: the fields that its own indexes can filter and sort by, those of which one value leaves
   * few rows, and the day field of which a month does. Other queries on SQLite use its index of all fields
   * (fieldIndex.ts).
   */
  indexed?: { filters: readonly string[]; orders: readonly string[]; few: readonly string[]; day: string };
  /** Columns folded into searchText, which `q` searches. None that some role may not read. */
  search: readonly string[];
  /** Roles that may not read the searched text: for them `q` only finds rows by `numbers`. */
  numberSearchFor?: readonly Role[];
  /** How orders' and routes' numbers are searched. Other rows' ids stand on no screen: nobody searches by them. */
  numbers?: Numbers;
  /** Also searches linked rows' text: orders by their client's name. Only the office searches all of it. */
  searchLinks?: readonly SearchLink[];
  /**
   * Filters, in SQL, the rows a role with `rows: 'own'` may see; applied to every verb. Columns are qualified by the
   * table.
   */
  scope: (query: Knex.QueryBuilder, user: User, ctx: Ctx) => void;
  /**
   * Columns of the removed rows that are shown, among its own, to who else sees no removed row: what became of them is for
   * it to know.
   */
  shownWhenRemoved?: Values;
  /** Narrows the table for everyone: the pool is only some of the routes. */
  only?: (query: Knex.QueryBuilder, ctx: Ctx) => void;
  /** An ETag that changes whenever a list may: a request with the same tag gets 304 without a query. */
  tag?: (ctx: Ctx) => Promise<string>;
  /** Answers lists for parameters other than sort, range and filter (Spec 7's look-up); null without them. */
  lookup?: {
    /** The parameters, with their descriptions. */
    params: Readonly<Record<string, string>>;
    find: (query: Values, ctx: Ctx, resource: Resource) => Promise<Row[] | null>;
  };
  links?: readonly Link[];
  /**
   * Adds derived names (and ids of relations) to a page of rows, in a fixed number of queries. `isBare`: the row was
   * just made, without files, so that nothing points at it but what was made with it.
   */
  expand?: (rows: Row[], ctx: Ctx, isBare?: boolean) => Promise<Row[]>;
  /** A change's checks and hooks use the row alone: `links` and `expand` aren't read for it. */
  changesByRow?: true;
  /** Filters that aren't columns: name → how it filters the query. */
  filters?: Record<string, (query: Knex.QueryBuilder, value: unknown, ctx: Ctx) => void>;
  /**
   * The filter of a list that is asked for neither by these fields nor by ids: documents only in their current version.
   */
  usualFilter?: Values;
  /** Default values for a creation, in the wire's units. */
  defaults?: (ctx: Ctx, body: Values) => Values | Promise<Values>;
  /**
   * What the server sets on a creation without the user's say: derived fields, and columns that follow from others.
   * `values`: as sent, with defaults, unchecked. Sending these same values is no write.
   */
  comesTo?: (values: Values, ctx: Ctx) => Values | Promise<Values>;
  /** Rules across fields, shared with the form. */
  rules?: CrossRule<Values>;
  /**
   * Locks other rows that the change needs, in the one order all writers keep, so that there are no deadlocks. Runs
   * first in the transaction; the rows themselves are locked next, by id.
   */
  lock?: (ids: readonly number[], body: unknown, ctx: Ctx) => Promise<void>;
  /** A creation takes a number that the next one needs, until its transaction ends: they take turns. */
  isMadeInTurn?: true;
  /**
   * Further proof required from whoever changes these rows; gives the body without it. Runs before the transaction, so
   * that a refusal is counted.
   */
  prove?: (ids: readonly number[], body: unknown, ctx: Ctx) => Promise<unknown>;
  /** References that beforeSave checks itself, as part of a larger check. */
  looksUp?: readonly string[] | ((data: Values) => readonly string[]);
  /** Called last before writing: returns the columns to write. `data` holds only the changed fields, in row units. */
  beforeSave?: (change: Change) => Values | Promise<Values>;
  afterSave?: (saved: Saved) => Promise<void>;
  /**
   * A field that is changed by taking a step and not by writing it: the status of a load. Whoever may take it can send
   * it with a change, which then takes the step in the same transaction.
   */
  step?: {
    field: string;
    action: Action;
    take: (row: Row, value: unknown, ctx: Ctx) => Promise<Row>;
    /** Its description in /api/docs. */
    docs: string;
  };
  beforeRemove?: (row: Row, ctx: Ctx) => Values | Promise<Values>;
  /** Returns further columns to write, if any. */
  beforeRestore?: (row: Row, ctx: Ctx) => Promise<Values | void>;
  /** Why a creation without files is refused: the message key for `url`; null if it needs none. */
  filesRequired?: (row: Row, ctx: Ctx) => string | null;
  /** Files that came with a multipart creation, or with POST /:id/files. */
  attachFiles?: (row: Row, files: ReceivedFile[], ctx: Ctx, body: Values) => Promise<void>;
  /** The name under which answers have a row's own files: the history says of files that came later what it was then. */
  filesAs?: string;
  /** The user's export of the list; by default, or if null, every column that the role may read. */
  sheet?: (ctx: Ctx) => Sheet | null;
  /** Fields left out of an export of all columns: internal ones. */
  notInSheet?: readonly string[];
  /**
   * Rows are made for others: whoever creates one or passes it on need not see it afterwards (an alert to a carrier).
   */
  madeForOthers?: true;
  /** A row's name for people: a refused bulk change lists the rows that caused it. */
  labelOf?: (row: Row, ctx: Ctx) => Promise<string>;
  /** Fields that may still change on a removed row, since they aren't about its content. */
  openWhenRemoved?: readonly string[];
  /** Why this user may not change the row's `fields` (message key); null if it may. */
  refuseUpdate?: (row: Row, ctx: Ctx, fields: readonly string[]) => string | null | Promise<string | null>;
};

/** The part of a resource needed to write rows, which other entities' rules may use. */
export type Table = Pick<Resource, 'name' | 'entity' | 'table' | 'search'>;

/** The database table of a resource. */
export const tableOf = (resource: Pick<Resource, 'name' | 'table'>): string => resource.table ?? resource.name;
