import { entityOf } from '#domain/entities';
import type { FieldChanges } from '#domain/history';
import { hiddenFields } from '#domain/permissions';
import { isResourceName } from '#domain/resources';
import type { Ctx } from '../world.ts';
import { rowToWire } from './codec.ts';
import type { Values } from './resource.ts';

const part = (changes: FieldChanges, which: 0 | 1): Values =>
  Object.fromEntries(Object.entries(changes).map(([name, pair]) => [name, pair[which]]));

/** The fields of a change that who asks is told of, in the wire's units as the row itself is. */
export const toldChanges = ({ resource, changes }: Values, { user }: Ctx): FieldChanges => {
  const name = String(resource);
  const entity = isResourceName(name) ? entityOf(name) : null;
  if (!entity) return {};
  const hidden = hiddenFields(user.role, entity.name);
  const shown = Object.entries(changes as FieldChanges).filter(([field]) => !hidden.has(field));
  const [before, after] = ([0, 1] as const).map(which => rowToWire(entity, part(Object.fromEntries(shown), which)));
  return Object.fromEntries(shown.map(([field]) => [field, [before?.[field], after?.[field]]]));
};
