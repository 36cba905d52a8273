import type { Address } from '#domain/geography/address';
import type { Random } from './random.ts';
import type { Town } from './towns.ts';

const STREETS: Record<string, readonly string[]> = {
  ES: [
    'Calle de los Torneros',
    'Avenida de la Industria',
    'Calle del Cobre',
    'Calle de los Carpinteros',
    'Calle del Progreso',
    'Avenida de los Transportistas',
    'Calle de la Forja',
    'Calle de los Alfareros',
    'Camino Viejo del Molino',
    'Calle del Romeral',
    'Ronda Norte',
    'Calle de la Logística',
  ],
  PT: ['Rua da Indústria', 'Avenida do Porto', 'Rua dos Carpinteiros'],
  FR: ["Rue de l'Industrie", 'Avenue du Marché', 'Rue des Tonneliers'],
  IT: ["Via dell'Industria", 'Via del Lavoro', 'Via dei Mercanti'],
  DE: ['Industriestraße', 'Am Güterbahnhof', 'Handwerkerstraße'],
  BE: ['Nijverheidsstraat', 'Havenlaan'],
  NL: ['Industrieweg', 'Havenstraat'],
};

const UNITS = ['Nave 1', 'Nave 3', 'Nave 7-B', 'Muelles 4 a 9', 'Parcela 12', 'Puerta 2', null, null, null, null];

/** An address in a town: the street is invented, the postal code and (within two kilometres) the place are the town's. */
export const addressIn = (town: Town, random: Random): Address => {
  const street = random.pick(STREETS[town.countryCode] ?? ['Industrial Road']);
  const houseNumber = `${random.int(1, 180)}`;
  return {
    street,
    houseNumber,
    other: town.countryCode === 'ES' ? random.pick(UNITS) : null,
    city: town.city,
    county: town.county,
    country: town.country,
    postalCode: town.postalCode,
    latitude: (town.latitude + random.decimal(-0.018, 0.018, 4)).toFixed(4),
    longitude: (town.longitude + random.decimal(-0.018, 0.018, 4)).toFixed(4),
    geocoder: `${street} ${houseNumber}, ${town.city}`.slice(0, 50),
    countryCode: town.countryCode,
  };
};
