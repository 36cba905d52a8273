/** What a route tells of its loads to whoever drives it; not the client's price nor the office's invoice date. */
export const TOLD_OF_LOADS = [
  'clientId',
  'clientRef',
  'origin',
  'destination',
  'intermediateStops',
  'pickupDate',
  'deliveryDate',
  'weight',
  'length',
  'width',
  'height',
  'packages',
  'loadType',
  'loadSide',
  'isPalleted',
  'goodsNature',
  'comments',
  'cmrNumber',
] as const;

/** What the driver reads of a load: on the phone that, on paper the reference too. */
const READ = [...TOLD_OF_LOADS, 'routeRef'] as const;

type Read = { readonly [field in (typeof READ)[number]]?: unknown };

/** Parts of a place or stop that only the server needs, or that tracking sets. */
const UNREAD = new Set(['id', 'geocoder', 'statusTimestamps', 'destinationId']);

/** A value as comparable text: empty parts and their order don't count. */
const saying = (value: unknown): string =>
  JSON.stringify(value ?? null, (name, part: unknown) => {
    if (UNREAD.has(name)) return undefined;
    if (Array.isArray(part) || typeof part !== 'object' || part === null) return part;
    const said = Object.entries(part).filter(([, each]) => each !== null && each !== undefined && each !== '');
    return Object.fromEntries(said.sort(([a], [b]) => (a < b ? -1 : 1)));
  });

/** Whether a change of a load, in row units, is one that its driver must know. */
export const isOtherToDriver = (before: Read, after: Read): boolean =>
  READ.some(field => saying(before[field]) !== saying(after[field]));
