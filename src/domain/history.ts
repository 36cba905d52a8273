import { entity } from './entity.ts';
import { integer, MAX_ID, object, oneOf, reference, text } from './fields.ts';
import { type ResourceName, RESOURCES } from './resources.ts';

export const HISTORY_ACTIONS = ['create', 'update', 'remove', 'restore'] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/** What has no rows of its own has no history either: the pool is routes, and roles and changes are never changed. */
const WITHOUT: readonly ResourceName[] = ['poolOfRoutes', 'roles', 'history'];
export const RECORDED = RESOURCES.filter(name => !WITHOUT.includes(name));

/** What a field was, and what it became. */
export type BeforeAndAfter = [before: unknown, after: unknown];
export type FieldChanges = Record<string, BeforeAndAfter>;

/** Who changed what, when and from where: written with each change by the server, read by the office, altered by nobody. */
export const history = entity({
  name: 'history',
  input: {},
  stored: {
    resource: oneOf(RECORDED),
    recordId: integer(1, MAX_ID),
    action: oneOf(HISTORY_ACTIONS),
    userId: reference('users'),
    /** The address of the network that the request came from. */
    ip: text(45),
    changes: object(z => z.record(z.string(), z.tuple([z.unknown(), z.unknown()]))),
  },
  derived: ['user'],
});
