import { operatorsOf, type Operator } from '#domain/filters';
import { readableFields } from '#domain/permissions';
import type { Db } from '../../api/database/db.ts';
import { decodeRow, rowToWire } from '../../api/crud/codec.ts';
import type { Resource } from '../../api/crud/resource.ts';
import { loadsResource } from '../../api/loads/index.ts';
import { routesResource } from '../../api/routes/index.ts';
import { askOnce } from './drive.ts';
import type { Facts } from './facts.ts';

export type Filtered = { what: string; ms: number };

/** Whose lists every role works with, and which grow without end. */
const RESOURCES: readonly Resource[] = [loadsResource, routesResource];
/** What is slow is no different the second time. */
const TIMES = 3;
const SLOW_MS = 100;

type Sample = string | number | boolean;

/** Each operator once more, in SQL, to know what there is to be found. */
const IN_SQL: Record<Operator, string> = {
  is: '? = ?',
  isEqual: '? = ?',
  isNot: '(? <> ? or ? is null)',
  isLess: '? < ?',
  isGreater: '? > ?',
  isBetween: '? between ? and ?',
  isEmpty: '? is null',
  isNotEmpty: '? is not null',
  isTrue: '? = true',
  isFalse: '? = false',
};

const WITHOUT_VALUE: readonly Operator[] = ['isEmpty', 'isNotEmpty', 'isTrue', 'isFalse'];

const expected = (resource: Resource, field: string, operator: Operator, value: Sample, { count }: Facts) => {
  const values: Sample[] = [];
  let hole = 0;
  const sql = IN_SQL[operator].replaceAll('?', (_, at) => {
    hole += 1;
    const isColumn = hole === 1 || (operator === 'isNot' && hole === 3);
    if (!isColumn) values.push(value);
    return isColumn ? `"${field}"` : at >= 0 ? '?' : '';
  });
  const live = field === 'disabled' ? '' : '"disabled" = false and ';
  return count(`"${resource.name}" where ${live}${sql}`, ...(values as (string | number)[]));
};

const filterOf = (operator: Operator, value: unknown) => {
  if (WITHOUT_VALUE.includes(operator)) return { [operator]: true };
  return { [operator]: operator === 'isBetween' ? [value, value] : value };
};

/** Each operator of each field that the office may filter by, one request after another: the middle one of three, or the only one of what is slow. */
export const everyOperator = async (port: number, db: Db, facts: Facts): Promise<Filtered[]> => {
  const found: Filtered[] = [];
  for (const resource of RESOURCES) {
    const { entity, name } = resource;
    for (const field of readableFields('admin', name)) {
      const spec = entity.fields[field];
      if (!spec || spec.relation) continue;
      const row: Record<string, unknown> | undefined = await db(name)
        .where('disabled', false)
        .whereNotNull(field)
        .orderBy('id', 'desc')
        .offset(100)
        .first();
      const stored = row?.[field] as Sample | undefined;
      const wire = row && rowToWire(entity, decodeRow(entity, row))[field];
      for (const operator of operatorsOf(field === 'id' ? 'reference' : spec.kind)) {
        if (stored === undefined && !WITHOUT_VALUE.includes(operator)) continue;
        const filter = encodeURIComponent(JSON.stringify({ [field]: filterOf(operator, wire) }));
        const path = `/api/${name}?filter=${filter}`;
        const total = await expected(resource, field, operator, stored ?? '', facts);
        const took: number[] = [];
        for (let time = 0; time < TIMES && (took[0] ?? 0) < SLOW_MS; time += 1) {
          const begun = performance.now();
          const cookie = facts.cookies.admin[0] ?? '';
          const { status, body } = await askOnce(port, { method: 'GET', path, headers: { cookie } });
          took.push(performance.now() - begun);
          if (status !== 200 || !body.toString().endsWith(`"total":${total}}`))
            throw new Error(`${name}.${field} ${operator}: ${status} ${body.toString().slice(-60)}, expected ${total}`);
        }
        found.push({
          what: `${name}.${field} ${operator}`,
          ms: took.sort((a, b) => a - b)[Math.floor(took.length / 2)] ?? Number.NaN,
        });
      }
    }
  }
  return found.sort((a, b) => b.ms - a.ms);
};
