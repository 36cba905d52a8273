import { isDeepStrictEqual } from 'node:util';
import { normalize } from '#domain/text/normalize';
import { ownCompany } from '#domain/ownCompany';
import { can, hiddenFields, writableFields } from '#domain/permissions';
import { toWireDay } from '#domain/dates';
import { badRequest, forbidden, HttpError } from '../http/HttpError.ts';
import { asTyped } from '../http/parseBody.ts';
import type { Ctx } from '../world.ts';
import { rowToWire } from './codec.ts';
import { underOwnNames } from './ownNames.ts';
import { present } from './read.ts';
import type { Resource, Row, Values } from './resource.ts';
import { toldRows } from './untold.ts';

/** Refuses a field: 400 if hidden from the role, as for an unknown one, otherwise 403 (Design 3). */
const refuse = (resource: Resource, field: string, { user }: Ctx): never => {
  if (hiddenFields(user.role, resource.name).has(field)) throw badRequest('errors.fieldNotAllowed', { field }, field);
  throw new HttpError(403, 'errors.fieldForbidden', {
    args: { field },
    fields: { [field]: { key: 'errors.fieldForbidden', args: { field } } },
  });
};

/** Refuses another company's id before any look-up, so that nobody learns whether it exists or what it has. */
const checkOwner = (resource: Resource, sent: Values, { user }: Ctx): void => {
  for (const [field, own] of Object.entries(ownCompany(user, resource.name)))
    if (typeof sent[field] === 'number' && sent[field] !== own)
      throw new HttpError(403, 'errors.notYours', { fields: { [field]: { key: 'errors.notYours' } } });
};

const isKnown = (resource: Resource, field: string): boolean =>
  Object.hasOwn(resource.entity.fields, field) || resource.entity.derived.includes(field);

const asObject = (body: unknown): Values => {
  if (!body || typeof body !== 'object' || Array.isArray(body)) throw badRequest('errors.malformed');
  for (const field of Object.keys(body))
    if (field === '__proto__') throw badRequest('errors.unknownField', { field }, field);
  const sent: Values = { ...body };
  return { ...normalize(sent), ...asTyped(sent) };
};

const same = (resource: Resource, field: string, a: unknown, b: unknown): boolean => {
  const wire = (value: unknown) =>
    resource.entity.fields[field]?.kind === 'day' && typeof value === 'string' ? toWireDay(value) : (value ?? null);
  return isDeepStrictEqual(wire(a), wire(b));
};

/** A creation's fields with its defaults: the owning company and the resource's own. */
export const withDefaults = async (resource: Resource, sent: Values, ctx: Ctx): Promise<Values> => ({
  ...ownCompany(ctx.user, resource.name),
  ...normalize((await resource.defaults?.(ctx, sent)) ?? {}),
  ...sent,
});

/** The values of fields nobody sends: flags are no, and the user is the creator. */
const ofNewRow = ({ entity }: Resource, { user }: Ctx): Values => {
  const flags = Object.keys(entity.fields).filter(name => entity.fields[name]?.kind === 'boolean');
  return { ...Object.fromEntries(flags.map(name => [name, false])), version: 1, userId: user.id };
};

/** A field the role may not write is accepted if it has the value the server would set; otherwise 403. */
const checkComesTo = async (resource: Resource, others: Values, sent: Values, ctx: Ctx): Promise<void> => {
  if (!Object.keys(others).length) return;
  const values = await withDefaults(resource, sent, ctx);
  const made: Values = { ...ofNewRow(resource, ctx), ...values, ...(await resource.comesTo?.(values, ctx)) };
  for (const [field, value] of Object.entries(others))
    if (!same(resource, field, value, made[field])) refuse(resource, field, ctx);
};

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** The accepted fields of a creation: 400 for an unknown or hidden field, 403 for one the role may not write. */
export const acceptedForCreate = async (resource: Resource, body: unknown, ctx: Ctx): Promise<Values> => {
  const writable = writableFields(ctx.user.role, 'create', resource.name);
  const hidden = hiddenFields(ctx.user.role, resource.name);
  const sent = underOwnNames(resource.entity, asObject(body), writable, null);
  const [accepted, others]: [Values, Values] = [{}, {}];
  for (const [field, value] of Object.entries(sent)) {
    if (!isKnown(resource, field)) throw badRequest('errors.unknownField', { field }, field);
    if (writable.has(field)) accepted[field] = value;
    else if (!isNothing(value)) {
      if (hidden.has(field)) refuse(resource, field, ctx);
      others[field] = value;
    }
  }
  checkOwner(resource, accepted, ctx);
  await checkComesTo(resource, others, accepted, ctx);
  return accepted;
};

/** The version a change is based on; null if not sent, 400 if malformed. */
export const versionIn = (body: unknown): number | null => {
  const version: unknown = body && typeof body === 'object' && 'version' in body ? body.version : null;
  if (version === null || version === undefined) return null;
  if (typeof version !== 'number' || !Number.isSafeInteger(version))
    throw badRequest('errors.badVersion', {}, 'version');
  return version;
};

/** 403 unless the role may change the resource, or may only take its step and sends that. */
export const checkMayChange = ({ name, step }: Resource, body: unknown, { user }: Ctx): void => {
  if (can(user.role, 'update', name)) return;
  const isStep = step && can(user.role, step.action, name) && body && typeof body === 'object' && step.field in body;
  if (!isStep) throw forbidden();
};

type Accepted = {
  sent: Values;
  /** What to do afterwards with the changed row: a step requested by a field. */
  step?: (row: Row) => Promise<Row>;
};

/**
 * The fields a change really changes. The whole entity may be sent back (Spec 7), so a field equal to what the user was
 * shown isn't a write; otherwise 403 if the role may not write it, 400 if it is hidden or unknown.
 */
export const acceptedForUpdate = async (
  resource: Resource,
  body: unknown,
  previous: Row,
  ctx: Ctx,
): Promise<Accepted> => {
  const writable = writableFields(ctx.user.role, 'update', resource.name);
  const [told = previous] = await toldRows(resource.entity, [previous], ctx);
  const before = rowToWire(resource.entity, told);
  const sent = underOwnNames(resource.entity, asObject(body), writable, before);
  const ofStep = resource.step && can(ctx.user.role, resource.step.action, resource.name) ? resource.step : null;
  const changed: Values = {};
  let step: Accepted['step'];
  const others: [string, unknown][] = [];
  for (const [field, value] of Object.entries(sent)) {
    if (field === 'version' || field === 'id') continue;
    if (!isKnown(resource, field)) throw badRequest('errors.unknownField', { field }, field);
    if (field === ofStep?.field) {
      if (!same(resource, field, value, before[field])) step = row => ofStep.take(row, value, ctx);
    } else if (!writable.has(field)) others.push([field, value]);
    else if (!same(resource, field, value, before[field])) changed[field] = value;
  }
  if (sent.id !== undefined && sent.id !== previous.id) refuse(resource, 'id', ctx);
  checkOwner(resource, changed, ctx);
  if (others.length) {
    const [shown = {}] = await present(resource, [previous], ctx);
    for (const [field, value] of others) if (!same(resource, field, value, shown[field])) refuse(resource, field, ctx);
  }
  return { sent: changed, step };
};
