import { describe, expect, test } from 'vitest';
import { PERMISSIONS } from '#domain/permissions';
import { resources } from '../../api/resources.ts';
import { newReport, walkChapter } from '../safety/walk/chapter.ts';
import { mayBeTold } from '../safety/walk/oracle.ts';
import { plantedOffice } from '../safety/walk/plant.ts';
import { World } from '../safety/walk/world.ts';

/** Always the same walk here; `npm run walk` makes longer ones, and others. */
const SEED = 20_261_122;

describe('a walk of random requests by all roles', () => {
  test('tells nobody what is not for him, changes nothing that is not his and never breaks', {
    timeout: 120_000,
  }, async () => {
    const report = newReport();
    await walkChapter({ seed: SEED, requests: 700 }, report);
    expect(report.finds).toEqual([]);
    // Each has read and has been refused something, or nothing would have been proved.
    for (const [actor, counts] of report.statuses)
      expect([...counts.keys()], actor).toEqual(
        expect.arrayContaining(['nobody', 'stranger', 'former'].includes(actor) ? [401] : [200]),
      );
  });

  /** What has to be come across when the rights are those below. */
  const LEAKS: readonly (readonly [actor: RegExp, what: RegExp])[] = [
    [/carrier/i, /tells loads\.price/],
    [/accountant/i, /tells invoices\.raw|names a counterpart/],
    [/accountant/i, /lists a row/],
    [/carrier/i, /tells vehicles\.|lists a row|changes a row of vehicles/],
  ];

  test('finds what gets out when rights are wrong', { timeout: 120_000 }, async () => {
    const { loads, invoices } = PERMISSIONS;
    const { scope } = resources.vehicles;
    const kept = { carrier: loads.carrier, accountant: invoices.accountant };
    const report = newReport();
    const missed = () =>
      LEAKS.filter(([role, what]) => !report.finds.some(find => role.test(find.actor) && what.test(find.what)));
    const prepare = () => {
      loads.carrier = { rows: 'own' };
      invoices.accountant = { rows: 'all' };
      resources.vehicles.scope = () => {};
    };
    try {
      // What a single walk comes across hangs on its seed, and on what else there is to ask for.
      for (let walked = 1; walked <= 8 && missed().length; walked += 1)
        await walkChapter({ seed: SEED + walked, requests: 250, prepare, actors: ['carrier', 'accountant'] }, report);
    } finally {
      Object.assign(loads, { carrier: kept.carrier });
      Object.assign(invoices, { accountant: kept.accountant });
      resources.vehicles.scope = scope;
    }
    expect(missed()).toEqual([]);
  });
});

test('what only the server reads is for nobody, not even the superUser', async () => {
  const office = await plantedOffice();
  try {
    const world = new World(office.db);
    await world.read();
    const who = world.who(office.ids.users.superUser);
    for (const inner of ['sessions', 'secondFactors', 'recoveryCodes', 'geocodes']) {
      const marks = world.marks().filter(mark => world.placesOf(mark).every(({ table }) => table === inner));
      expect(marks, inner).not.toEqual([]);
      expect(marks.filter(mark => mayBeTold(who, mark, world))).toEqual([]);
    }
  } finally {
    await office.close();
  }
});
