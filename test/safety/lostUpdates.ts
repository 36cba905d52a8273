import { type Goal, scaled } from './Goal.ts';
import { openSite, type Site } from './site.ts';

const PAIRS = 10_000;
const PLACES = 50;

type Row = { id: number; version: number };
type Count = { pairs: number; lost: number; falseConflicts: number; other: string[] };

const addPlaces = async (site: Site): Promise<Row[]> =>
  site.look(async db => {
    const at = new Date().toISOString();
    const row = { addressName: 'Muelle', clientId: site.ids.client, createdAt: at, updatedAt: at, version: 1 };
    const rows: Row[] = await db('locations')
      .insert(Array.from({ length: PLACES }, () => row))
      .returning(['id', 'version']);
    return rows;
  });

/** Two people save the same version of a place at once, over two servers; the winner saves once more right away. */
export const lostUpdates: Goal = {
  id: 'G4',
  promise: `${PAIRS} pairs of saves of one version at the same moment, over two servers: one wins, the other hears 409, and who goes on saving alone never does`,
  measure: async options => {
    const site = await openSite();
    try {
      const [one, two] = [await site.start(), await site.start()];
      const places = await addPlaces(site);
      const count: Count = { pairs: 0, lost: 0, falseConflicts: 0, other: [] };
      const pairs = scaled(PAIRS, options);
      const save = async (desk: typeof one, place: Row, label: string, version: number) => {
        const answer = await desk.ask('admin', 'PUT', `/api/locations/${place.id}`, { label, version });
        const body = (await answer.json()) as { data?: Row & { label: string } };
        return { status: answer.status, label, row: body.data };
      };
      const raceOn = async (place: Row): Promise<void> => {
        while (count.pairs < pairs) {
          count.pairs += 1;
          const both = await Promise.all([
            save(one, place, `uno ${count.pairs}`, place.version),
            save(two, place, `dos ${count.pairs}`, place.version),
          ]);
          const [winner, ...more] = both.filter(each => each.status === 200);
          const stray = both.filter(each => each.status !== 200 && each.status !== 409);
          if (more.length) count.lost += 1;
          count.other.push(...stray.map(each => String(each.status)));
          if (!winner?.row) continue;
          const alone = await save(one, place, winner.label, winner.row.version);
          if (alone.status === 409) count.falseConflicts += 1;
          place.version = alone.row?.version ?? winner.row.version;
        }
      };
      await Promise.all(places.slice(0, 8).map(raceOn));
      const { lost, falseConflicts, other } = count;
      const found = `${pairs} pairs: ${lost} lost, ${falseConflicts} false conflicts, ${other.length} other answers`;
      return { reached: lost + falseConflicts + other.length === 0, found };
    } finally {
      await site.close();
    }
  },
};
