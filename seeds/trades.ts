import type { LOAD_TYPE_OPTIONS } from '#domain/loads';
import type { Service } from './fleets.ts';

/** What a client makes decides where it is, what it sends, and on what. */
export type Trade = {
  company: readonly string[];
  towns: readonly string[];
  goods: readonly string[];
  loadType: (typeof LOAD_TYPE_OPTIONS)[number];
  isAdr?: true;
  /** How often it sends abroad. */
  abroad: number;
  services: readonly (readonly [Service, number])[];
};

const SMALL: readonly (readonly [Service, number])[] = [
  ['van', 3],
  ['rigid', 4],
  ['tauliner', 3],
];
const FULL: readonly (readonly [Service, number])[] = [
  ['tauliner', 7],
  ['mega', 2],
  ['rigid', 2],
];
const COLD: readonly (readonly [Service, number])[] = [['frigo', 1]];

const TRADES: readonly Trade[] = [
  {
    company: ['Cerámicas', 'Azulejos'],
    towns: ['Onda', 'Vila-real', 'Castellón de la Plana'],
    goods: ['Pavimento cerámico paletizado', 'Azulejo de pared'],
    loadType: 'palletized',
    abroad: 0.3,
    services: FULL,
  },
  {
    company: ['Cítricos', 'Frutas'],
    towns: ['Alzira', 'Silla', 'Gandía', 'Burriana'],
    goods: ['Naranja en cajas', 'Mandarina en palots', 'Caqui en cajas'],
    loadType: 'fridge',
    abroad: 0.6,
    services: COLD,
  },
  {
    company: ['Muebles', 'Tapizados'],
    towns: ['Torrent', 'Paterna', 'Alzira'],
    goods: ['Muebles embalados', 'Sofás', 'Tablero laminado'],
    loadType: 'palletized',
    abroad: 0.15,
    services: SMALL,
  },
  {
    company: ['Congelados', 'Cárnicas'],
    towns: ['Valencia', 'Elche', 'Lorca'],
    goods: ['Verdura congelada', 'Carne refrigerada', 'Pescado congelado'],
    loadType: 'fridge',
    abroad: 0.25,
    services: COLD,
  },
  {
    company: ['Químicas', 'Pinturas'],
    towns: ['Sagunto', 'Paterna', 'Tarragona'],
    goods: [
      'UN 1263 PINTURA en bidones, 3, III, (D/E)',
      'UN 1993 LÍQUIDO INFLAMABLE, N.E.P. (disolvente en GRG), 3, II, (D/E)',
    ],
    loadType: 'palletized',
    isAdr: true,
    abroad: 0.1,
    services: [
      ['tauliner', 3],
      ['rigid', 1],
    ],
  },
  {
    company: ['Bodegas', 'Aceites'],
    towns: ['Requena', 'Villarrobledo', 'Valdepeñas'],
    goods: ['Vino embotellado', 'Aceite de oliva en cajas'],
    loadType: 'palletized',
    abroad: 0.35,
    services: FULL,
  },
  {
    company: ['Embalajes', 'Plásticos'],
    towns: ['Alcoy', 'Ribarroja del Turia', 'Onteniente'],
    goods: ['Cajas de cartón plegadas', 'Bobinas de film', 'Granza en sacos'],
    loadType: 'palletized',
    abroad: 0.15,
    services: [
      ['mega', 5],
      ['tauliner', 3],
      ['rigid', 2],
    ],
  },
  {
    company: ['Metalúrgica', 'Aceros'],
    towns: ['Sagunto', 'Barakaldo', 'Avilés'],
    goods: ['Bobinas de acero', 'Perfiles y tubos'],
    loadType: 'bulk',
    abroad: 0.2,
    services: [
      ['tauliner', 8],
      ['gondola', 1],
    ],
  },
  {
    company: ['Maquinaria', 'Grúas'],
    towns: ['Zaragoza', 'Utebo', 'Valencia'],
    goods: ['Prensa hidráulica', 'Carretilla elevadora', 'Grupo electrógeno'],
    loadType: 'bulk',
    abroad: 0.15,
    services: [
      ['gondola', 6],
      ['tauliner', 2],
    ],
  },
  {
    company: ['Distribuciones', 'Almacenes'],
    towns: ['Valencia', 'Paterna', 'Getafe'],
    goods: ['Paquetería paletizada', 'Bebidas', 'Droguería y limpieza'],
    loadType: 'palletized',
    abroad: 0,
    services: SMALL,
  },
];

/** The trade of the n-th client. */
export const tradeOf = (n: number): Trade => {
  const trade = TRADES[n % TRADES.length];
  if (!trade) throw new Error('no trades');
  return trade;
};
