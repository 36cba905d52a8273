import { PERMISSIONS, SECRETS } from '#domain/permissions';
import type { ServiceName } from '#domain/resources';
import { SERVICES } from '#domain/resources';
import { ROLES, type Role } from '#domain/roles';
import { fieldsOf, isStep, RIGHTS, maySend, names, sentFields, sentWith, WRITTEN_AS } from './rights.ts';

/** What of a right is turned round: all of it, whose rows, whose own, a verb, an action, or a field of a verb or of what is hidden. */
export type Cell = {
  service: ServiceName;
  role: Role;
  what: 'service' | 'rows' | 'owner' | 'create' | 'update' | 'remove' | 'track' | 'retry' | 'hidden';
  field?: string;
};

export const told = ({ service, role, what, field }: Cell): string =>
  [role, service, what, field].filter(Boolean).join(' ');

const WHATS = ['rows', 'owner', 'create', 'update', 'remove', 'track', 'retry'] as const;

/** Every cell of the matrix, taken from what there are of services, roles and fields, whatever the matrix says of them. */
export const everyCell = (): Cell[] =>
  SERVICES.flatMap(service =>
    ROLES.flatMap(role => [
      { service, role, what: 'service' as const },
      ...WHATS.map(what => ({ service, role, what })),
      ...(['create', 'update', 'hidden'] as const).flatMap(what =>
        fieldsOf(service).map(field => ({ service, role, what, field })),
      ),
    ]),
  );

type Right = NonNullable<(typeof PERMISSIONS)[ServiceName][Role]>;

const toggled = (list: readonly string[], name: string): string[] =>
  list.includes(name) ? list.filter(each => each !== name) : [...list, name];

/** The field that says whose a row is where that is the role's own company. */
export const ownerOf = (role: Role) => (role === 'client' ? 'clientId' : 'carrierId');

const turned = (right: Right, { role, what, field }: Cell, sent: readonly string[]): Right | null => {
  switch (what) {
    case 'service':
      return null;
    case 'rows':
      return { ...right, rows: right.rows === 'all' ? 'own' : 'all' };
    case 'owner':
      return { ...right, owner: right.owner ? undefined : ownerOf(role) };
    case 'remove':
      return { ...right, remove: right.remove ? undefined : true };
    case 'track':
    case 'retry':
      return { ...right, actions: toggled(right.actions ?? [], what) };
    case 'hidden':
      return { ...right, hidden: toggled(right.hidden ?? [], field ?? '') };
    default: {
      const listed = right[what];
      if (field === undefined) return { ...right, [what]: listed ? undefined : [] };
      return { ...right, [what]: toggled(listed === 'all' ? sent : (listed ?? []), field) };
    }
  }
};

/**
 * What is hidden from a role is not its to write, whatever else is said, and who has nothing of a service is sent none of
 * it: there nothing changes by turning it round.
 */
export const isMoot = ({ service, role, what, field }: Cell): boolean => {
  if (field === undefined) return false;
  const right = RIGHTS[service][role];
  if (what === 'hidden') return !right && isSecret(service, field);
  return names(right?.hidden).includes(field) && !isSecret(service, field);
};

/** What only one service has a call for: said of another it does nothing. */
const CALLS: Partial<Record<Cell['what'], ServiceName>> = { track: 'loads', retry: 'mails' };

/**
 * Cells that the API has no way to show: actions without a call, a row's own number and version, which are only compared,
 * an owner that isn't sent, a field by another name, which goes by the rights of its own, and one that is sent as a step.
 */
export const isSilent = ({ service, role, what, field = '' }: Cell): boolean =>
  (CALLS[what] ?? service) !== service ||
  (what === 'update' && ['id', 'version'].includes(field)) ||
  isStep(service, role, what, field) ||
  ((what === 'create' || what === 'update') &&
    WRITTEN_AS[service]?.[field] !== undefined &&
    maySend(service, role, what, field)) ||
  (what === 'owner' && !sentWith(service, role, 'create').includes(ownerOf(role)));

const isSecret = (service: ServiceName, field: string): boolean => SECRETS[service]?.includes(field) ?? false;

/** Turns a cell round while something is looked at, and back again. What nobody is ever sent is turned round for all. */
export const withCell = async <T>(cell: Cell, look: () => T | Promise<T>): Promise<T> => {
  const { service, role, what, field } = cell;
  const of = PERMISSIONS[service];
  const [before, secrets] = [of[role], SECRETS[service]];
  if (what === 'hidden' && field && isSecret(service, field))
    SECRETS[service] = secrets?.filter(each => each !== field);
  else if (before || what !== 'service') of[role] = turned(before ?? { rows: 'own' }, cell, sentFields(service));
  else of[role] = { rows: 'own' };
  try {
    return await look();
  } finally {
    of[role] = before;
    SECRETS[service] = secrets;
  }
};
