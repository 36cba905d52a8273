import type { Content } from 'pdfmake/interfaces.js';
import { formatAddress } from '#domain/geography/address';
import { countryOf } from '#domain/geography/countries';
import { formatDay } from '#domain/dates';
import { loadLabel } from '#domain/loads';
import type { Place } from '#domain/geography/places';
import { provinceOf } from '#domain/identifiers/postalCode';
import { routeLabel } from '#domain/routes';
import { translate } from '../../i18n/translate.ts';
import { type Area, at, frames, lines, written } from '../pdf/drawn.ts';
import { QUIET } from '../pdf/look.ts';
import { addressLines } from './addressLines.ts';
import { callsOf, openingText } from './calls.ts';
import { dangerOf } from './danger.ts';
import { join, loadSideOf, loadTypeOf, packagesOf, packagingOf, sizeOf, weightOf } from './goods.ts';
import type { Carriage, PaperLoad } from './readCarriage.ts';

const say = (key: string, args?: Record<string, string | number>): string => translate(`papers.labels.${key}`, args);
const line = (key: string, value: string | null | undefined): string => (value ? `${say(key)}: ${value}` : '');

/** Four A6 labels on an A4 sheet. */
const WIDTH = 105;
const HEIGHT = 148.5;
const PER_PAGE = 4;
const EDGE = 6;

const caption = (key: string, { x, y, width }: Area): Content =>
  at({ x, y, width }, { text: say(key), fontSize: 7, lineHeight: 1, color: QUIET });

/** The text readable from afar: the province in Spain, the country abroad. */
const regionOf = (place: Place | null): string =>
  provinceOf({ ...place })?.name ?? (join([place?.county, countryOf(place)], ', ') || (place?.city ?? ''));

const factsOf = (load: PaperLoad, carriage: Carriage): string[] => {
  const calls = callsOf(load);
  const openings = openingText(carriage.openings, load.destination?.id);
  return [
    line('client', carriage.clients.get(load.clientId)?.name),
    line('reference', load.clientRef),
    join([line('weight', weightOf(load)), line('size', sizeOf(load))]),
    join([load.goodsNature, loadTypeOf(load), packagingOf(load), line('side', loadSideOf(load))]),
    dangerOf(load),
    join([line('pickup', formatDay(load.pickupDate)), line('delivery', formatDay(load.deliveryDate)), openings]),
    line(
      'via',
      join(
        calls.filter(call => call.stop !== null).map(call => formatAddress(call.place, 'short')),
        ', ',
      ),
    ),
    join([line('cmr', load.cmrNumber), line('routeRef', load.routeRef)]),
    load.comments ?? '',
  ];
};

/** More labels than this are too much to cut by hand, and keep the server busy too long. */
const MAX_LABELS = 200;

/** A label: a load, and which of its packages. */
type Labelled = { load: PaperLoad; part: string };

const eachPackage = (load: PaperLoad): Labelled[] =>
  Array.from({ length: load.packages ?? 1 }, (_, index) => ({
    load,
    part: load.packages ? say('package', { number: index + 1, count: load.packages }) : '',
  }));

/** One label per package; one per load if that would be too many, or the number of packages is unknown. */
const labelled = (found: readonly PaperLoad[]): Labelled[] => {
  const count = found.reduce((sum, { packages }) => sum + (packages ?? 1), 0);
  return count > MAX_LABELS ? found.map(load => ({ load, part: packagesOf(load) })) : found.flatMap(eachPackage);
};

/** A label, its upper left corner at a position of the sheet in millimetres. */
const labelAt = (x: number, y: number, { load, part }: Labelled, carriage: Carriage, qr: string): Content[] => {
  const area = (top: number, height: number, width = WIDTH - 2 * EDGE): Area => ({
    x: x + EDGE,
    y: y + top,
    width,
    height,
  });
  const { origin, destination } = load;
  const target = area(50, 48);
  return [
    written([loadLabel(load)], area(5, 18, 54), 40, true),
    written([load.routeId ? routeLabel({ id: load.routeId }) : ''], area(22, 9, 54), 16, true),
    caption('origin', area(31, 4, 54)),
    written(addressLines(origin), area(34, 15, 54), 10),
    at({ ...area(5, 40, 38), x: x + WIDTH - EDGE - 38 }, { qr, fit: 100, eccLevel: 'M', alignment: 'right' }),
    written([part], { ...area(42, 8, 34), x: x + WIDTH - EDGE - 32 }, 14, true),
    frames([target], '#000000', 1.2),
    caption('destination', target),
    written([destination?.postalCode ?? ''], { ...target, y: target.y + 3, height: 17 }, 38, true),
    written([regionOf(destination).toUpperCase()], { ...target, y: target.y + 18, height: 11 }, 22, true),
    written(
      [
        destination?.name ?? '',
        join([formatAddress(destination, 'street'), destination?.other], ', '),
        join([formatAddress(destination, 'postal'), countryOf(destination)], ', '),
      ],
      { ...target, y: target.y + 29, height: 19 },
      11,
    ),
    written(factsOf(load, carriage), area(100, 36), 10),
    written([join([carriage.office.name, carriage.office.phone])], area(137, 7), 8),
  ];
};

/** Dashed cutting lines. */
const cuts = (): Content =>
  lines(
    [
      { from: [WIDTH, 0], to: [WIDTH, 2 * HEIGHT] },
      { from: [0, HEIGHT], to: [2 * WIDTH, HEIGHT] },
    ],
    '#999999',
    3,
  );

/** The loads' labels, four to a sheet. `qrOf`: the content of a label's code. */
export const labels = (carriage: Carriage, qrOf: (load: PaperLoad) => string): Content[] =>
  labelled(carriage.loads).flatMap((each, index) => {
    const place = index % PER_PAGE;
    const [x, y] = [(place % 2) * WIDTH, Math.floor(place / 2) * HEIGHT];
    const page: Content[] = place ? [] : [{ text: '', ...(index && { pageBreak: 'before' as const }) }, cuts()];
    return [...page, ...labelAt(x, y, each, carriage, qrOf(each.load))];
  });
