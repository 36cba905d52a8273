import type { RaRecord } from 'react-admin';
import type { Viewer } from '#domain/roles';

/** A row as the API sent it: what pages draw from. */
export type Row = RaRecord;

/** What a page makes of a row. A method's type, so that functions that ask for less, or for more, fit. */
export type OfRow<Result> = { of(record: Row): Result }['of'];

/** Which fields of a locked row may be changed all the same by the one who looks. */
export type OpenFields = { of(record: Row, viewer: Viewer): readonly string[] }['of'];

/** Why a row can't be changed by the one who looks, as a message key; null when it can. */
export type RowLock = { of(record: Row, viewer: Viewer): string | null }['of'];
