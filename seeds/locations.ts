import type { Place } from '#domain/geography/places';
import { addDays } from '#domain/dates';
import { addressIn } from './addresses.ts';
import type { Calendar } from './calendar.ts';
import { type Client, timeWindowOf } from './clients.ts';
import { createRandom, type Random } from './random.ts';
import { kept, type Row } from './rows.ts';
import { FOREIGN_TOWNS, type Town, townNamed } from './towns.ts';

/** A place where a load begins, stops or ends; `row` is there when it is a location of a client. */
export type Site = { town: Town; place: Place };
export type Location = Site & { client: Client; row: Row };

export const HUBS = [
  'Coslada',
  'Getafe',
  'Azuqueca de Henares',
  'Illescas',
  'Zaragoza',
  'Martorell',
  'El Prat de Llobregat',
  'Vitoria-Gasteiz',
  'Sevilla',
  'Antequera',
  'Valladolid',
  'Arteixo',
  'Alicante',
  'Murcia',
  'Lleida',
];

/** Two or three each: 90 for 35 clients. */
const countFor = (client: Client) => ((client.id - 1) % 7 < 4 ? 3 : 2);

const siteOf = (client: Client, n: number, random: Random): { town: Town; name: string } => {
  if (n === 0) return { town: client.town, name: `Fábrica ${client.town.city}` };
  if (random.chance(0.15)) {
    const town = random.pick(FOREIGN_TOWNS);
    return { town, name: `Delegación ${town.city}` };
  }
  const town = townNamed(random.pick(HUBS));
  return { town, name: `${n === 1 ? 'Plataforma' : 'Almacén'} ${town.city}` };
};

export const buildLocations = (client: Client, nextId: () => number, calendar: Calendar, random: Random): Location[] =>
  Array.from({ length: countFor(client) }, (_, n) => {
    const id = nextId();
    const { town, name } = siteOf(client, n, random);
    const address = n === 0 ? client.address : addressIn(town, random);
    const createdAt = calendar.at(calendar.workday(addDays(calendar.today, -380), 1), 600 + (id % 240));
    return {
      client,
      town,
      place: { id, name, ...address },
      row: {
        ...kept(id, createdAt),
        addressName: name,
        label: random.pick(['Muelle 3', 'Recepción de mercancías', 'Puerta principal', null]),
        address,
        timeWindow: timeWindowOf(id),
        clientId: client.id,
      },
    };
  });

const consignees: Site[][] = [];
/** Who receives in a town: the customers of clients, two to each town. Drawn by the town alone, so always the same. */
export const consigneeIn = (town: Town, random: Random): Site => {
  const own = createRandom(town.index);
  consignees[town.index] ??= ['Almacén regulador', 'Centro logístico'].map(kind => ({
    town,
    place: { id: null, name: `${kind} ${town.city}`, ...addressIn(town, own) },
  }));
  return random.pick(consignees[town.index] ?? []);
};
