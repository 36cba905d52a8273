import { isAdminLevel } from '#domain/roles';
import type { Problems } from '#domain/validation';
import { entityOf } from '#domain/entities';
import { invalid } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { groupBy } from './groupBy.ts';
import type { Resource, Values } from './resource.ts';
import { targetsFound } from './targetsFound.ts';
import { untoldAmong } from './untold.ts';

type Reference = { field: string; target: string; ids: number[] };

const idsIn = (value: unknown): number[] =>
  Array.isArray(value) ? (value as number[]) : typeof value === 'number' ? [value] : [];

const referencesIn = (resource: Resource, data: Values): Reference[] => {
  const { looksUp = [] } = resource;
  const lookedUp = typeof looksUp === 'function' ? looksUp(data) : looksUp;
  return Object.entries(data).flatMap(([field, value]) => {
    const target = resource.entity.fields[field]?.target;
    const ids = idsIn(value);
    return target && ids.length && entityOf(target) && !lookedUp.includes(field) ? [{ field, target, ids }] : [];
  });
};

/** 422 for an id that points at nothing or at a removed row; only changed fields are checked. */
export const checkReferences = async (resource: Resource, data: Values, ctx: Ctx): Promise<void> => {
  const references = referencesIn(resource, data);
  const wanted = new Map(
    [...groupBy(references, ({ target }) => target)].map(([target, those]) => [
      target,
      those.flatMap(({ ids }) => ids),
    ]),
  );
  const found = await targetsFound(wanted, ctx.db);
  // An account hidden from the user counts as missing.
  const untold = await untoldAmong(wanted.get('users') ?? [], ctx);
  const problems: Problems = {};
  for (const { field, target, ids } of references) {
    const known = new Map((found.get(target) ?? []).map(each => [each.id, each]));
    if (ids.some(id => !known.has(id) || (target === 'users' && untold.has(id))))
      problems[field] = { key: 'validation.unknownReference' };
    else if (ids.some(id => known.get(id)?.disabled))
      // Only the office may learn that a row existed.
      problems[field] = {
        key: isAdminLevel(ctx.user.role) ? 'validation.disabledReference' : 'validation.unknownReference',
      };
  }
  if (Object.keys(problems).length) throw invalid(problems);
};
