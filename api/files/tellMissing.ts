import { DAY } from '#domain/dates';
import { lastTold } from '../alerts/lastTold.ts';
import { raiseAlert } from '../alerts/raiseAlert.ts';
import { translate } from '../../i18n/translate.ts';
import type { Deps } from '../crud/ctx.ts';
import { nobody } from '../nobody.ts';
import { oneAtATime } from '../database/oneAtATime.ts';
import { type Ctx, inTransaction } from '../world.ts';

/** In ms: the same number of missing files is reported to the office again only after this time. */
const AGAIN = 7 * DAY;
const NAMED = 20;

/** Reports rows whose file is missing: in the log each time, and as an alert to the office. */
export const tellMissing = async (names: readonly string[], deps: Deps & Pick<Ctx, 'log'>): Promise<void> => {
  const { log, world } = deps;
  log.error({ count: names.length, files: names.slice(0, NAMED) }, 'files missing from the store');
  const args = { smart_count: names.length };
  const ctx: Ctx = { ...deps, now: world.now(), user: nobody };
  await inTransaction(ctx, async inside => {
    await oneAtATime(inside.db, 'missingFiles');
    const last = await lastTold('filesMissing', AGAIN, inside);
    if (last?.description !== translate('alerts.filesMissing.description', args))
      await raiseAlert(inside, { kind: 'filesMissing', args, to: { type: 'admin' } });
  });
};
