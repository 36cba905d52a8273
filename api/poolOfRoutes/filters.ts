import type { Knex } from 'knex';
import { SPAIN } from '#domain/geography/address';
import { fold } from '#domain/text/fold';
import { PROVINCES } from '#domain/geography/provinces';
import { badRequest } from '../http/HttpError.ts';
import type { Resource } from '../crud/resource.ts';
import { isPostgres } from '../database/db.ts';
import { jsonText } from '../database/json.ts';
import { foldedColumn } from '../database/textOrder.ts';
import type { Ctx } from '../world.ts';

type End = 'origin' | 'destination';

const marks = (list: readonly string[]): string => list.map(() => '?').join(', ');

/** The domain's `isSpanishPostalCode` in SQL. */
const isSpanishCode = (db: Knex, code: Knex.Raw): Knex.Raw => {
  const isFiveDigits = isPostgres(db) ? `? ~ '^[0-9]{5}$'` : `? glob '[0-9][0-9][0-9][0-9][0-9]'`;
  return db.raw(`(${isFiveDigits} and substr(?, 1, 2) between '01' and '52')`, [code, code]);
};

const BY_CODE = new Map(PROVINCES.map(province => [province.code, province] as const));

/** Narrows to routes with a load starting from, or ending in, a province: the domain's `provinceOf` in SQL. */
const inProvince =
  (end: End, filter: string) =>
  (query: Knex.QueryBuilder, value: unknown, { db }: Ctx): void => {
    const province = BY_CODE.get(String(value));
    if (!province) throw badRequest('errors.badFilterValue', { field: filter }, filter);
    const text = (part: string) => jsonText(db, `loads.${end}`, [part]);
    const names = [province.name, ...province.aliases].map(fold);
    const [county, bound] = foldedColumn(text('county'), isPostgres(db));
    const [country, boundCountry] = foldedColumn(text('country'), isPostgres(db));
    query.whereExists(
      db('loads')
        .select(db.raw('1'))
        .whereRaw('?? = ??', ['loads.routeId', 'routes.id'])
        .where('loads.disabled', false)
        .whereRaw(
          `case when coalesce(?, '') <> '' then upper(?) = 'ES' else coalesce(${country}, '') in ('', ${marks(SPAIN)}) end`,
          [text('countryCode'), text('countryCode'), ...boundCountry, ...SPAIN],
        )
        .where(any =>
          any
            .whereRaw('? like ?', [text('postalCode'), `${province.code}___`])
            .orWhere(unsaid =>
              unsaid
                .whereRaw('coalesce(?, false) = false', [isSpanishCode(db, text('postalCode'))])
                .whereRaw(`${county} in (${marks(names)})`, [...bound, ...names]),
            ),
        ),
    );
  };

export const poolFilters: Resource['filters'] = {
  originProvince: inProvince('origin', 'originProvince'),
  destinationProvince: inProvince('destination', 'destinationProvince'),
};
