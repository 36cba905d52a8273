import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../help/office.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { addLoad, addRoute } from '../help/rows.ts';
import { ACCOUNTS, expectedAnswer, type Naming, PLACES, type Place, WAYS, type Who } from '../help/statusTable.ts';

const office = officePerFile();
const NOW = '2026-11-20T11:00:00.000Z';

type Stop = { id: number; statusTimestamps: Record<string, string | null> | null };
type LoadRow = {
  id: number;
  status: string;
  routeId: number | null;
  version: number;
  intermediateStops: string | null;
};
type Values = Record<string, unknown>;

const STOPS = [
  { deliveryDate: '2026/11/23', destination: { city: 'Cuenca' } },
  { deliveryDate: '2026/11/24', destination: { city: 'Tarancón' } },
];

/** The id of a load for each line of the table, brought there through the API. */
const loadAt = new Map<Place, number>();

const track = (who: Who, id: number, body: object): Promise<Answer> =>
  (who === 'anonymous' ? office.anonymous : office.as(who)).post(`/api/loads/${id}/tracking`, body);

const rowOf = async (id: number): Promise<LoadRow> => office.db('loads').where({ id }).first();
const stopsOf = (row: LoadRow): Stop[] => JSON.parse(row.intermediateStops ?? '[]') as Stop[];

/** `1:delivered` of the table with the stop's own id. */
const nameOf = (step: string | null, stops: readonly Stop[]): string | null =>
  step?.replace(/^\d(?=:)/, n => `s${stops[Number(n) - 1]?.id}`) ?? null;

const servedOf = (stops: readonly Stop[]): string =>
  stops.map(({ statusTimestamps: at }) => (at?.delivered ? 'd' : at?.['at-destination'] ? 'a' : '.')).join('');

const stepsTo = (place: Place): number =>
  PLACES.indexOf(place) - PLACES.findIndex(each => each.stops === place.stops && each.name === 'assigned');

beforeAll(async () => {
  await office
    .db('clients')
    .where({ id: office.ids.client })
    .update({ receiveLoadsUpdates: true, email: 'a@example.com' });
  for (const place of PLACES) {
    const id = await addLoad(office, { intermediateStops: STOPS.slice(0, place.stops) });
    loadAt.set(place, id);
    if (place.route === null) continue;
    await addRoute(office, {
      carrierId: office.ids.carrier,
      tractionVehicleId: office.ids.tractor,
      loadIds: [id],
      ...(place.route !== 'draft' && { status: 'confirmed' }),
    });
    for (let n = stepsTo(place); place.route !== 'draft' && n > 0; n -= 1) await track('driver', id, {});
  }
});

type Stored = { load: LoadRow; route: Values | undefined; events: Values[]; alerts: Values[]; mails: Values[] };

const lettersOf = (id: number) => office.db('mails').where('topic', 'like', `loads:${id}:%`);
const alertsOf = (id: number) => office.db('alerts').where({ resource: 'loads', recordId: id });
const eventsOf = (id: number) => office.db('trackingEvents').where({ loadId: id });

const stored = async (id: number): Promise<Stored> => {
  const load = await rowOf(id);
  return {
    load,
    route: load.routeId ? await office.db('routes').where({ id: load.routeId }).first() : undefined,
    events: await eventsOf(id).orderBy('id'),
    alerts: await alertsOf(id).orderBy('id'),
    mails: await lettersOf(id).orderBy('id'),
  };
};

/** Puts the rows back as they were, so that every way starts at the same place. */
const putBack = async ({ load, route, events, alerts, mails }: Stored): Promise<void> => {
  await office.db('loads').where({ id: load.id }).update(load);
  if (route) await office.db('routes').where({ id: load.routeId }).update(route);
  for (const [table, query, rows] of [
    ['trackingEvents', eventsOf(load.id), events],
    ['alerts', alertsOf(load.id), alerts],
    ['mails', lettersOf(load.id), mails],
  ] as const) {
    await query.del();
    // Computed by the database itself.
    const kept = rows.map(({ recipient: _computed, ...row }) => row);
    if (kept.length) await office.db(table).insert(kept);
  }
};

const namesFor = (
  place: Place,
  direction: 'forward' | 'back',
  stops: readonly Stop[],
): Record<Naming, string | null> => ({
  missing: null,
  right: nameOf(direction === 'forward' ? place.next : place.last, stops) ?? 'nowhere',
  wrong:
    direction === 'forward'
      ? place.next === 'delivered' || place.next === null
        ? 'nowhere'
        : 'delivered'
      : 'assigned',
  repeated: nameOf(place.last, stops) ?? place.status,
  unknown: 's999999:delivered',
});

type Move = { from: Place; to: Place; step: string; isBack: boolean; who: Who };

const expectMoved = (before: Stored, after: Stored, { from, to, step, isBack, who }: Move): void => {
  expect(after.load).toMatchObject({ status: to.status, version: before.load.version + 1 });
  expect(servedOf(stopsOf(after.load))).toBe(to.served);
  expect(after.route?.status).toBe(to.route);
  const [stop = null, detail = step] = step.includes(':') ? [Number(step[0]) - 1, step.slice(2)] : [];
  expect(after.events.slice(before.events.length)).toMatchObject([
    {
      detail: isBack ? `undo:${detail}` : detail,
      stop,
      timestamp: NOW,
      receivedAt: NOW,
      userId: office.ids.users[who as 'admin'],
    },
  ]);
  // The office, and the client that asked for it: by alert and by letter, which go again with the step.
  const live = ({ alerts }: Stored) => alerts.filter(alert => !alert.disabled);
  const [fewer, more] = isBack ? [after, before] : [before, after];
  expect(
    live(more)
      .slice(0, live(fewer).length)
      .map(alert => alert.id),
  ).toEqual(live(fewer).map(alert => alert.id));
  const told = live(more).slice(live(fewer).length);
  const title = (isBack ? from : to).told;
  expect(told.map(alert => [alert.title, alert.recipientType, alert.clientId])).toEqual([
    [title, 'admin', null],
    [title, 'client', office.ids.client],
  ]);
  expect(more.mails).toHaveLength(fewer.mails.length + 1);
};

describe.each(PLACES)('a load with $stops stops, $name:', place => {
  test('is where the table says', async () => {
    const { load, route } = await stored(loadAt.get(place) ?? 0);
    expect([load.status, servedOf(stopsOf(load)), route?.status ?? null]).toEqual([
      place.status,
      place.served,
      place.route,
    ]);
  });

  test.each(ACCOUNTS)('each step that %s reports is answered and stored as the tables say', async who => {
    const id = loadAt.get(place) ?? 0;
    const before = await stored(id);
    for (const [direction, naming] of WAYS) {
      const name = namesFor(place, direction, stopsOf(before.load))[naming];
      const answer = await track(who, id, { direction, ...(name !== null && { step: name }) });
      const expected = expectedAnswer(who, place, direction, naming);
      const found = { way: `${direction} ${naming} ${name}`, status: answer.status, code: answer.body.code };
      expect(found).toEqual({ way: found.way, status: expected.status, code: expected.code });
      const after = await stored(id);
      if (!expected.moves) {
        expect(after, found.way).toEqual(before);
        continue;
      }
      const to = PLACES[PLACES.indexOf(place) + (direction === 'back' ? -1 : 1)] ?? place;
      const step = (direction === 'back' ? place.last : place.next) ?? '';
      expectMoved(before, after, { from: place, to, step, isBack: direction === 'back', who });
      expect(answer.body.data).toMatchObject({ id, status: to.status, version: after.load.version });
      await putBack(before);
    }
  });
});
