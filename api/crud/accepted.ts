import { isDeepStrictEqual } from 'node:util';
import { normalize } from '#domain/normalize';
import { ownCompany } from '#domain/ownCompany';
import { hiddenFields, writableFields } from '#domain/permissions';
import { toWireDay } from '#domain/dates';
import { badRequest, HttpError } from '../http/HttpError.ts';
import { asTyped } from '../http/parseBody.ts';
import type { Ctx } from '../world.ts';
import { rowToWire } from './codec.ts';
import { present } from './read.ts';
import type { Resource, Row, Values } from './resource.ts';
import { toldRows } from './untold.ts';

/** What a role can't read it isn't told of: naming it is an error of its own (Design 3). */
const refuse = (resource: Resource, field: string, { user }: Ctx): never => {
  if (hiddenFields(user.role, resource.name).has(field)) throw badRequest('errors.fieldNotAllowed', { field }, field);
  throw new HttpError(403, 'errors.fieldForbidden', {
    args: { field },
    fields: { [field]: { key: 'errors.fieldForbidden', args: { field } } },
  });
};

/** Another company's number is refused before anything is looked up: nobody learns whether there is one, or what it has. */
const checkOwner = (resource: Resource, sent: Values, { user }: Ctx): void => {
  for (const [field, own] of Object.entries(ownCompany(user, resource.name)))
    if (typeof sent[field] === 'number' && sent[field] !== own)
      throw new HttpError(403, 'errors.notYours', { fields: { [field]: { key: 'errors.notYours' } } });
};

const isKnown = (resource: Resource, field: string): boolean =>
  field in resource.entity.fields || resource.entity.derived.includes(field);

const asObject = (body: unknown): Values => {
  if (!body || typeof body !== 'object' || Array.isArray(body)) throw badRequest('errors.malformed');
  for (const field of Object.keys(body))
    if (field === '__proto__' || field === 'constructor') throw badRequest('errors.unknownField', { field }, field);
  const sent: Values = { ...body };
  return { ...normalize(sent), ...asTyped(sent) };
};

/** What a creation may send: a field that is unknown or hidden answers 400, another that isn't this role's to write 403. */
export const acceptedForCreate = (resource: Resource, body: unknown, ctx: Ctx): Values => {
  const writable = writableFields(ctx.user.role, 'create', resource.name);
  const accepted: Values = {};
  for (const [field, value] of Object.entries(asObject(body))) {
    if (!isKnown(resource, field)) throw badRequest('errors.unknownField', { field }, field);
    if (writable.has(field)) accepted[field] = value;
    else if (value !== null && value !== undefined) refuse(resource, field, ctx);
  }
  checkOwner(resource, accepted, ctx);
  return accepted;
};

const same = (resource: Resource, field: string, a: unknown, b: unknown): boolean => {
  const wire = (value: unknown) =>
    resource.entity.fields[field]?.kind === 'day' && typeof value === 'string' ? toWireDay(value) : (value ?? null);
  return isDeepStrictEqual(wire(a), wire(b));
};

/**
 * What a change really changes. The whole entity may be sent back (Spec 7), so a field that holds what the user was
 * shown is no write; any other that the role may not write answers 403, one that is hidden or doesn't exist 400.
 */
export const acceptedForUpdate = async (
  resource: Resource,
  body: unknown,
  previous: Row,
  ctx: Ctx,
): Promise<Values> => {
  const sent = asObject(body);
  const writable = writableFields(ctx.user.role, 'update', resource.name);
  const [told = previous] = await toldRows(resource.entity, [previous], ctx);
  const before = rowToWire(resource.entity, told);
  const changed: Values = {};
  const others: [string, unknown][] = [];
  for (const [field, value] of Object.entries(sent)) {
    if (field === 'version' || field === 'id') continue;
    if (!isKnown(resource, field)) throw badRequest('errors.unknownField', { field }, field);
    if (!writable.has(field)) others.push([field, value]);
    else if (!same(resource, field, value, before[field])) changed[field] = value;
  }
  if (sent.id !== undefined && sent.id !== previous.id) refuse(resource, 'id', ctx);
  checkOwner(resource, changed, ctx);
  if (others.length) {
    const [shown = {}] = await present(resource, [previous], ctx);
    for (const [field, value] of others) if (!same(resource, field, value, shown[field])) refuse(resource, field, ctx);
  }
  return changed;
};
