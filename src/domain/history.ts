import { entity } from './entity.ts';
import { integer, MAX_ID, object, oneOf, reference, text } from './fields.ts';
import { type ResourceName, RESOURCES } from './resources.ts';

const HISTORY_ACTIONS = ['create', 'update', 'remove', 'restore'] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/** Resources without history: the pool is routes, and roles and history entries never change. */
const WITHOUT: readonly ResourceName[] = ['poolOfRoutes', 'roles', 'history'];
export const RECORDED = RESOURCES.filter(name => !WITHOUT.includes(name));

/** A field's value before and after. */
export type BeforeAndAfter = [before: unknown, after: unknown];
export type FieldChanges = Record<string, BeforeAndAfter>;

/**
 * Who changed what, when and from where: the server writes it with each change, the office reads it, nobody alters it.
 */
export const history = entity({
  name: 'history',
  input: {},
  stored: {
    resource: oneOf(RECORDED),
    recordId: integer(1, MAX_ID, { isName: true }),
    action: oneOf(HISTORY_ACTIONS),
    userId: reference('users'),
    /** The IP address of the request. */
    ip: text(45),
    changes: object(z => z.record(z.string(), z.tuple([z.unknown(), z.unknown()]))),
  },
  derived: ['user'],
});
