import { can, cellOf, hiddenFields, writableFields } from '#domain/permissions';
import { isResourceName, type ServiceName } from '#domain/resources';
import type { Role } from '#domain/roles';
import { hasVerb, names, RIGHTS, sentWith } from './rights.ts';

const VERBS = ['create', 'update', 'remove'] as const;
const sorted = (fields: Iterable<string>): string => [...fields].sort().join(' ');

/** Where the matrix and the table written by hand differ about what a role may do with a service. */
export const differences = (service: ServiceName, role: Role): string[] => {
  const right = RIGHTS[service][role];
  const found: string[] = [];
  const compare = (what: string, said: unknown, wanted: unknown) => {
    if (said !== wanted) found.push(`${role} ${service} ${what}: ${String(said)}, not ${String(wanted)}`);
  };
  compare('rows', cellOf(role, service)?.rows, right?.rows);
  compare('owner', cellOf(role, service)?.owner, right?.owner);
  compare('read', can(role, 'read', service), right !== null);
  for (const verb of VERBS) compare(verb, can(role, verb, service), hasVerb(service, role, verb));
  for (const action of ['track', 'retry'] as const)
    compare(action, can(role, action, service), names(right?.actions).includes(action));
  if (!isResourceName(service)) return found;
  for (const verb of ['create', 'update'] as const)
    compare(`${verb} of`, sorted(writableFields(role, verb, service)), sorted(sentWith(service, role, verb)));
  if (right) compare('hidden', sorted(hiddenFields(role, service)), sorted(names(right.hidden)));
  return found;
};
