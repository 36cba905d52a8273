import type { Knex } from 'knex';

const serving = new WeakSet<object>();

/** Marks the database as serving: from now on people wait for its answers. Either engine. */
export const answerSoon = (db: Knex): void => void serving.add(db.client.config);

/** Whether people wait for the database's answers; `config` is what it was opened with (`db.client.config`). */
export const isServing = (config: object): boolean => serving.has(config);
