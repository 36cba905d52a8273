import { isAdminLevel } from '#domain/roles';
import type { Problems } from '#domain/validation';
import { entityOf } from '#domain/entities';
import { invalid } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { type AskByIds, byIds } from './byIds.ts';
import type { Resource, Values } from './resource.ts';
import { untoldAmong } from './untold.ts';

type Target = { id: number; disabled: boolean | number };

const wantedIds = (value: unknown): number[] =>
  Array.isArray(value) ? (value as number[]) : typeof value === 'number' ? [value] : [];

const asking = new Map<string, AskByIds<Target>>();

const askFor = (target: string): AskByIds<Target> => {
  const known = asking.get(target) ?? byIds((db, ids) => db(target).select('id', 'disabled').whereIn('id', ids));
  asking.set(target, known);
  return known;
};

/** 422 for an id that points at nothing or at a removed row; only changed fields are checked. */
export const checkReferences = async (resource: Resource, data: Values, ctx: Ctx): Promise<void> => {
  const problems: Problems = {};
  const { looksUp = [] } = resource;
  const lookedUp = typeof looksUp === 'function' ? looksUp(data) : looksUp;
  for (const [field, value] of Object.entries(data)) {
    const target = resource.entity.fields[field]?.target;
    const ids = wantedIds(value);
    if (!target || !ids.length || !entityOf(target) || lookedUp.includes(field)) continue;
    const found = await askFor(target)(ctx.db, ids);
    const known = new Map(found.map(each => [each.id, each]));
    // An account hidden from the user counts as missing.
    if (target === 'users') for (const id of await untoldAmong(ids, ctx)) known.delete(Number(id));
    if (ids.some(id => !known.has(id))) problems[field] = { key: 'validation.unknownReference' };
    else if (found.some(each => each.disabled))
      // Only the office may learn that a row existed.
      problems[field] = {
        key: isAdminLevel(ctx.user.role) ? 'validation.disabledReference' : 'validation.unknownReference',
      };
  }
  if (Object.keys(problems).length) throw invalid(problems);
};
