/** Where a load can be, from having no route to delivered; `stops` tells of each stop whether it was reached and served. */
export type Place = {
  stops: 0 | 1 | 2;
  name: string;
  status: string;
  /** '.' still to come, 'a' the vehicle is there, 'd' delivered: one sign a stop. */
  served: string;
  /** null: the load is on no route. */
  route: string | null;
  /** The step that comes next, and the one done last, as they are reported; null when there is none. */
  next: string | null;
  last: string | null;
  /** What the office is told when the load gets here. */
  told: string | null;
};

const place = (
  stops: Place['stops'],
  name: string,
  status: string,
  served: string,
  route: string | null,
  next: string | null,
  last: string | null,
  told: string | null,
): Place => ({ stops, name, status, served, route, next, last, told });

/**
 * Design 5, line by line, written apart from the code: a step forward leads from a line to the one below it, a step back to
 * the one above. A stop's steps are reported by its id; `1:` and `2:` stand for the first and the second.
 */
export const PLACES: readonly Place[] = [
  place(0, 'on no route', 'not-assigned', '', null, null, null, null),
  place(0, 'on a draft', 'not-assigned', '', 'draft', null, null, null),
  place(0, 'assigned', 'assigned', '', 'assigned', 'at-origin', null, null),
  place(0, 'at its origin', 'at-origin', '', 'ongoing', 'loaded', 'at-origin', 'Vehículo en origen'),
  place(0, 'loaded', 'loaded', '', 'ongoing', 'at-destination', 'loaded', 'Pedido cargado'),
  place(0, 'at its destination', 'at-destination', '', 'ongoing', 'delivered', 'at-destination', 'Vehículo en destino'),
  place(0, 'delivered', 'delivered', '', 'finished', null, 'delivered', 'Pedido entregado'),

  place(1, 'on no route', 'not-assigned', '.', null, null, null, null),
  place(1, 'on a draft', 'not-assigned', '.', 'draft', null, null, null),
  place(1, 'assigned', 'assigned', '.', 'assigned', 'at-origin', null, null),
  place(1, 'at its origin', 'at-origin', '.', 'ongoing', 'loaded', 'at-origin', 'Vehículo en origen'),
  place(1, 'loaded', 'loaded', '.', 'ongoing', '1:at-destination', 'loaded', 'Pedido cargado'),
  place(1, 'at the stop', 'loaded', 'a', 'ongoing', '1:delivered', '1:at-destination', 'Vehículo en una parada'),
  place(1, 'past the stop', 'loaded', 'd', 'ongoing', 'at-destination', '1:delivered', 'Parada entregada'),
  place(
    1,
    'at its destination',
    'at-destination',
    'd',
    'ongoing',
    'delivered',
    'at-destination',
    'Vehículo en destino',
  ),
  place(1, 'delivered', 'delivered', 'd', 'finished', null, 'delivered', 'Pedido entregado'),

  place(2, 'on no route', 'not-assigned', '..', null, null, null, null),
  place(2, 'on a draft', 'not-assigned', '..', 'draft', null, null, null),
  place(2, 'assigned', 'assigned', '..', 'assigned', 'at-origin', null, null),
  place(2, 'at its origin', 'at-origin', '..', 'ongoing', 'loaded', 'at-origin', 'Vehículo en origen'),
  place(2, 'loaded', 'loaded', '..', 'ongoing', '1:at-destination', 'loaded', 'Pedido cargado'),
  place(2, 'at the first stop', 'loaded', 'a.', 'ongoing', '1:delivered', '1:at-destination', 'Vehículo en una parada'),
  place(2, 'past the first stop', 'loaded', 'd.', 'ongoing', '2:at-destination', '1:delivered', 'Parada entregada'),
  place(
    2,
    'at the second stop',
    'loaded',
    'da',
    'ongoing',
    '2:delivered',
    '2:at-destination',
    'Vehículo en una parada',
  ),
  place(2, 'past the second stop', 'loaded', 'dd', 'ongoing', 'at-destination', '2:delivered', 'Parada entregada'),
  place(
    2,
    'at its destination',
    'at-destination',
    'dd',
    'ongoing',
    'delivered',
    'at-destination',
    'Vehículo en destino',
  ),
  place(2, 'delivered', 'delivered', 'dd', 'finished', null, 'delivered', 'Pedido entregado'),
];

/** How a step is asked for. 'repeated' names the step done last, 'missing' none at all. */
export type Naming = 'missing' | 'right' | 'wrong' | 'repeated' | 'unknown';
export type Direction = 'forward' | 'back';
export const WAYS: readonly (readonly [Direction, Naming])[] = [
  ['forward', 'missing'],
  ['forward', 'right'],
  ['forward', 'wrong'],
  ['forward', 'repeated'],
  ['forward', 'unknown'],
  ['back', 'missing'],
  ['back', 'right'],
  ['back', 'wrong'],
];

/** What is answered: a status and, when refused, its code. 'moves': the load is on the next line (or the one before). */
type Answered = { status: number; code?: string; moves?: true };
const MOVES: Answered = { status: 200, moves: true };
const NOTHING_NEW: Answered = { status: 200 };
const refused = (status: number, code: string): Answered => ({ status, code });

/** What the office is answered; carrier and driver too, going forward. */
const answerOf = ({ route, next, last, status }: Place, direction: Direction, naming: Naming): Answered => {
  if (route === null) return refused(409, 'loads.noRoute');
  if (direction === 'back') {
    if (last === null) return refused(409, 'loads.firstStep');
    return naming === 'wrong' ? refused(409, 'loads.wrongStep') : MOVES;
  }
  if (naming === 'repeated') return NOTHING_NEW;
  if (route === 'draft') return refused(409, 'loads.notAssigned');
  if (status === 'delivered') return refused(409, 'loads.lastStep');
  return naming === 'missing' || (naming === 'right' && next !== null) ? MOVES : refused(409, 'loads.wrongStep');
};

export const ACCOUNTS = [
  'superUser',
  'admin',
  'carrier',
  'otherCarrier',
  'driver',
  'otherDriver',
  'client',
  'otherClient',
  'accountant',
  'anonymous',
] as const;
export type Who = (typeof ACCOUNTS)[number];

/** Design 3 and 5: who may report a step, and what the others are told. */
export const expectedAnswer = (who: Who, place: Place, direction: Direction, naming: Naming): Answered => {
  switch (who) {
    case 'anonymous':
      return refused(401, 'unauthorized');
    case 'client':
    case 'otherClient':
    case 'accountant':
      return refused(403, 'forbidden');
    case 'otherCarrier':
    case 'otherDriver':
      return refused(404, 'notFound');
    case 'carrier':
    case 'driver':
      // A carrier sees its own drafts; a driver what the vehicle was confirmed for.
      if (place.route === null || (who === 'driver' && place.route === 'draft')) return refused(404, 'notFound');
      return direction === 'back' ? refused(403, 'forbidden') : answerOf(place, direction, naming);
    default:
      return answerOf(place, direction, naming);
  }
};
