import { addDays } from '#domain/dates';
import type { Archive } from './archive.ts';
import { cover } from './papers.ts';
import { kept, type Row } from './rows.ts';
import { accountId } from './users.ts';
import type { World } from './world.ts';

const TEXTS: readonly (readonly [title: string, description: string, link: string])[] = [
  [
    'Gasóleo a 6 céntimos menos',
    'Descuento por litro en la red de estaciones asociadas con la tarjeta de la agencia.',
    'gasoleo',
  ],
  ['Neumáticos de camión', 'Hasta un 18 % en neumáticos nuevos y recauchutados, montaje incluido.', 'neumaticos'],
  [
    'Seguro de mercancías',
    'Póliza colectiva de mercancías y responsabilidad del porteador con cobertura CMR.',
    'seguro',
  ],
  ['Curso CAP de 35 horas', 'Renovación del CAP en fines de semana, presencial en Paterna.', 'cap'],
  ['Taller y tacógrafo', 'Revisión del tacógrafo y preparación de la ITV el mismo día.', 'taller'],
];

/** Advantages for carriers, each with its cover; the oldest has been withdrawn. */
export const buildDiscounts = (archive: Archive, { calendar, ids }: World): Row[] =>
  TEXTS.map(([title, description, page], n) => {
    const id = ids.discounts();
    const createdAt = calendar.at(calendar.workday(addDays(calendar.today, -(150 - n * 25)), -1), 660);
    archive.add('discountId', id, page, cover(n), createdAt, accountId('admin'));
    return {
      ...kept(id, createdAt),
      title,
      description,
      link: `https://ventajas.example.com/${page}`,
      disabled: n === 0,
    };
  });
