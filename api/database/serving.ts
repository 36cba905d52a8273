import type { Knex } from 'knex';

const serving = new WeakSet<object>();

/** From now on people wait for what is asked of this database, of either engine. */
export const answerSoon = (db: Knex): void => void serving.add(db.client.config);

/** Whether people wait for it; `config` is what the database was opened with (`db.client.config`). */
export const isServing = (config: object): boolean => serving.has(config);
