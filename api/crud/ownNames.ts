import { isDeepStrictEqual } from 'node:util';
import type { Entity } from '#domain/entity';
import { badRequest, invalidKeys } from '../http/HttpError.ts';
import { type OtherName, otherNamesOf, otherSpellingsOf } from './otherNames.ts';
import type { Values } from './resource.ts';

const refuseDiffering = (name: string, { field, differing }: OtherName): never => {
  if (differing === 'malformed') throw badRequest('errors.saidTwice', { field: name, other: field }, name);
  throw invalidKeys({ [name]: 'errors.invoices.taxCode' });
};

/**
 * The sent values under their fields' own names: `loads` as `loadIds` (Spec 3). `shown`: the row before a change, in
 * the wire's units; a value equal to what was shown is no write, under either name. Other names of fields the role may
 * not write stay, for the caller to compare. 400 or 422 if both names are sent and differ.
 */
export const underOwnNames = (
  entity: Pick<Entity, 'name'>,
  body: Values,
  writable: ReadonlySet<string>,
  shown: Values | null,
): Values => {
  const sent = { ...body };
  for (const [name, read] of Object.entries(otherSpellingsOf(entity))) if (name in sent) sent[name] = read(sent[name]);
  for (const [name, other] of Object.entries(otherNamesOf(entity))) {
    const { field, agrees } = other;
    const { [name]: value, [field]: own } = sent;
    const isNothing = value === undefined || (value === null && !shown);
    if (isNothing || !writable.has(field)) continue;
    delete sent[name];
    if (shown && agrees(value, shown[field])) continue;
    const isAsShown = shown !== null && isDeepStrictEqual(own, shown[field]);
    if (own === undefined || own === null || isAsShown) {
      sent[field] = other.read(value);
      if (sent[field] === undefined) throw invalidKeys({ [name]: 'validation.choice' });
    } else if (!agrees(value, own)) refuseDiffering(name, other);
  }
  return sent;
};
