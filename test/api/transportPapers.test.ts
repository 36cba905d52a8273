import { beforeAll, describe, expect, test } from 'vitest';
import { officePerFile } from '../help/ownOffice.ts';
import { pdfCodes } from '../help/pdfCodes.ts';
import { pdfInfo, pdfPages, pdfText } from '../help/pdfText.ts';
import { type Account, addLoad, addRoute } from '../help/rows.ts';
import { addTransport } from '../help/transport.ts';

const office = officePerFile();
let [route, load, other] = [0, 0, 0];

const ask = (path: string, account: Account = 'admin') => office.as(account).get(`/api/${path}`);
const textOf = async (path: string, account: Account = 'admin'): Promise<string> => {
  const { status, text, bytes } = await ask(path, account);
  expect(status, text).toBe(200);
  return pdfText(bytes);
};
const expectAll = (text: string, data: readonly string[]) => {
  for (const datum of data) expect(text).toContain(datum);
};

const PRICES = /71\.?234|72\.?345/;
const LONG = 'Distribuciones Hortofrutícolas del Levante y las Islas Baleares, Sociedad Cooperativa '.repeat(3);

beforeAll(async () => {
  ({ load, other, route } = await addTransport(office));
});

const PARTIES = ['Agencia de prueba S.L.', 'NIF B12345674', '+34 963 111 222', 'Transportes Uno S.L.', 'NIF B72877814'];
const SCREEN = [
  'UN 1263 PINTURA, 3, III, (E)',
  'ADR · UN 1263 · Clase 3 · Grupo de embalaje III',
  'REF-1',
  'ES-417',
  'RUTA-9',
  'Llamar antes',
  '2,4 × 2,4 × 2 m',
  'Trasera',
  'Nave 5',
  '08:00–13:30, 15:00–18:00',
  '23-11-2026',
  '24-11-2026',
  'Logistique du Rhône',
  '69003 Lyon (Rhône)',
];

describe('the load order', () => {
  test('has every mention of a domestic consignment note, with each load of the route', async () => {
    const text = await textOf(`routes/${route}/loadOrder`);
    expectAll(text, [
      `Orden de carga 261123${String(route).padStart(4, '0')}`,
      ...PARTIES,
      ...SCREEN,
      'UN 1263 PINTURA, 3, III, (E) · 5 bultos · Refrigerado · 1.200 kg',
      'Calle Mayor, 1, Muelle 8, 46600 Alzira (Valencia), España',
      '1234BCD (Cabeza tractora) + R1234BBB (Tauliner (lona))',
      'ADR (mercancías peligrosas)',
      'Con trampilla',
      'RC-1',
      'Salida a las 6',
      '1. P. ',
      '2. P. ',
      'Ref. SEGUNDO',
      'Cliente Primero S.A. · +34 961 234 567',
      'Descarga Destinatario 24-11-2026 Logistique du Rhône',
      '1.200 kg',
      'Total: 2 pedidos, 2.400 kg, 4,8 m',
      'Ley 15/2009',
    ]);
    expect(text).toContain('indica UN, clase y grupo si esta mercancía es peligrosa');
  });

  test.each([
    ['admin', true],
    ['carrier', true],
    ['driver', false],
  ] as const)(
    'says to %s what was agreed with the carrier: %s; and to nobody what a client pays',
    async (account, isTold) => {
      const text = await textOf(`routes/${route}/loadOrder`, account);
      expect(text.includes('72.345,50 € (IVA no incluido)')).toBe(isTold);
      expect(text.includes('Consta en el ejemplar de la empresa transportista.')).toBe(!isTold);
      expect(text).not.toMatch(/71\.?234/);
    },
  );

  test('waits for the route to be confirmed; labels don’t, but for a load', async () => {
    const draft = await addRoute(office, { carrierId: office.ids.carrier });
    expect((await ask(`routes/${draft}/loadOrder`)).status).toBe(409);
    expect((await ask(`routes/${draft}/labels`)).body.message).toBe(
      'La carga no tiene pedidos: añade alguno para imprimir sus etiquetas.',
    );
  });
});

describe('the CMR note', () => {
  test('has its 24 boxes, the clause and all that is known, on each of its three copies', async () => {
    const { bytes } = await ask(`loads/${load}/cmr`);
    const pages = await pdfPages(bytes);
    expect(pages).toHaveLength(3);
    for (const [index, page] of pages.entries())
      expectAll(page, [
        ['Ejemplar para el remitente', 'Ejemplar para el destinatario', 'Ejemplar para el transportista'][index] ?? '',
        ...Array.from({ length: 24 }, (_, number) => `${number + 1} `),
        'Este transporte queda sometido, no obstante toda cláusula contraria, al Convenio CMR',
        'N.º ES-417',
        'Cliente Primero S.A. Calle Mayor, 1 46001 Valencia, España',
        'Logistique du Rhône Rue de la Gare, 17, Quai 3 69003 Lyon (Rhône), Francia',
        ...PARTIES,
        ...SCREEN,
        '1234BCD + R1234BBB',
        'Número de bultos 5',
        'Clase de embalaje Palés',
        'Peso bruto, kg 1.200',
        'Volumen, m³ 11,52',
        `P. ${load} · C. ${route}`,
        'Llegada: 20-11-2026 12:00 · Salida: 20-11-2026 12:00',
        'Formalizado en Alzira, 23-11-2026',
      ]);
    expect((await pdfInfo(bytes)).Title).toBe(`CMR P. ${load}`);
  });

  test('names the country of a place in Spain that was entered without one', async () => {
    const at = (city: string, country?: string) => ({ name: 'Almacén', city, ...(country && { country }) });
    const abroad = await addLoad(office, { origin: at('Getafe'), destination: at('Lyon', 'Francia') });
    expectAll(await textOf(`loads/${abroad}/cmr`), ['Getafe, España', 'Lyon, Francia']);
  });

  test('names to a client the office as its carrier, and neither who drives nor on which route', async () => {
    for (const paper of ['cmr', 'deliveryNote', 'labels']) {
      const text = await textOf(`loads/${load}/${paper}`, 'client');
      expect(text).not.toMatch(/Transportes Uno|B72877814|1234B|RUTA-9|C\. \d/);
      expect(text).toContain('Agencia de prueba S.L.');
    }
  });

  test('keeps to its page whatever is written in it; more stops than it has room for go on one of their own', async () => {
    const stop = { deliveryDate: '2026/11/24', destination: { name: LONG.slice(0, 250), city: LONG.slice(0, 100) } };
    const full = await addLoad(office, {
      destination: {
        name: LONG.slice(0, 250),
        street: LONG.slice(0, 250),
        city: LONG.slice(0, 100),
        postalCode: '28001',
      },
      goodsNature: LONG.slice(0, 150),
      comments: 'W'.repeat(150),
      clientRef: 'W'.repeat(100),
      cmrNumber: 'C'.repeat(50),
      intermediateStops: Array.from({ length: 20 }, () => stop),
    });
    // No form lets these in; a row that came some other way is printed all the same.
    await office
      .db('loads')
      .where({ id: full })
      .update({ goodsNature: '🚚 Muebles 👩‍👩‍👧', clientRef: '🇪🇸'.repeat(20) });
    const pages = await pdfPages((await ask(`loads/${full}/cmr`)).bytes);
    const originals = pages.flatMap((page, index) =>
      page.includes('20 paradas intermedias: véase la re') ? [index] : [],
    );
    const each = pages.length / 3;
    // Each of them goes to somebody else, and takes its annex along.
    expect(originals).toEqual([0, each, 2 * each]);
    for (const index of originals) {
      for (const text of ['Fecha: 24-11-2026', 'Total']) expect(pages[index]).toContain(text);
      expect(pages[index + 1]).toContain('Paradas intermedias de');
      expect(pages.slice(index + 1, index + each).join(' ')).toContain('Parada 20');
    }
    expect(await pdfPages((await ask(`loads/${full}/labels`)).bytes)).toHaveLength(1);
    expect(await textOf(`loads/${full}/deliveryNote`)).toContain('Recibido por');
  });

  test('has what was typed in several lines in the same room, one after the other', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => `${index % 10}`);
    const full = await addLoad(office, { comments: `Muelle 7\n\nLlamar antes\n${lines.join('\n')}` });
    const cmr = await pdfPages((await ask(`loads/${full}/cmr`)).bytes);
    expect(cmr).toHaveLength(3);
    expect(cmr[0]).toContain('Muelle 7 · Llamar antes · 0 · 1');
    const labels = await pdfPages((await ask(`loads/${full}/labels`)).bytes);
    expect(labels).toHaveLength(1);
    expect(labels[0]).toContain('Muelle 7 · Llamar antes');
  });
});

test('the delivery note has the parties, the goods, the places with the times reached, and where to sign', async () => {
  const text = await textOf(`loads/${load}/deliveryNote`, 'driver');
  expectAll(text, [
    `Albarán de entrega P. ${load}`,
    ...PARTIES.filter(each => each !== 'NIF B12345674'),
    ...SCREEN,
    'Cliente Primero S.A.',
    'Bultos Embalaje',
    '1.200 kg',
    '11,52 m³',
    'Parada 1',
    '20-11-2026 12:00',
    'Reservas y observaciones',
    'nombre, NIF, fecha y hora, firma y sello',
  ]);
});

test('labels are one for each package, four to a sheet, with what is read from afar', async () => {
  const { bytes } = await ask(`routes/${route}/labels`);
  expect(await pdfCodes(bytes, 2, 2)).toEqual(Array(4).fill(`P. ${load}`));
  const pages = await pdfPages(bytes);
  expect(pages.map(page => page.match(/Bulto \d de \d/g))).toEqual([
    ['Bulto 1 de 5', 'Bulto 2 de 5', 'Bulto 3 de 5', 'Bulto 4 de 5'],
    ['Bulto 5 de 5'],
  ]);
  expectAll(pages[1] ?? '', [
    `P. ${load}`,
    `P. ${other}`,
    `C. ${route}`,
    '69003',
    'FRANCIA',
    '28001',
    'MADRID',
    'Logistique du Rhône',
    'Ref. cliente: REF-1',
    'Peso: 1.200 kg',
    '46600 Alzira (Valencia), España',
  ]);
});

test('more packages than anybody cuts labels for get one, which says how many they are', async () => {
  const many = await addLoad(office, { packages: 9999 });
  const pages = await pdfPages((await ask(`loads/${many}/labels`)).bytes);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('9999 bultos');
});

const LOAD_PAPERS = ['cmr', 'deliveryNote', 'labels'];
const ROUTE_PAPERS = ['sheet', 'loadOrder', 'labels'];

test.each([
  ['superUser', 200, 200],
  ['carrier', 200, 200],
  ['driver', 200, 200],
  ['client', 200, 403],
  ['otherClient', 404, 403],
  ['otherCarrier', 404, 404],
  ['otherDriver', 404, 404],
  ['accountant', 403, 403],
] as const)('%s gets the papers of a load: %i, and of its route: %i', async (account, ofLoad, ofRoute) => {
  const asked = [
    ...LOAD_PAPERS.map(paper => [`loads/${load}/${paper}`, ofLoad] as const),
    ...ROUTE_PAPERS.map(paper => [`routes/${route}/${paper}`, ofRoute] as const),
  ];
  for (const [path, status] of asked) {
    const answer = await ask(path, account);
    expect(answer.status, path).toBe(status);
    // What was agreed with the carrier stands on the order alone.
    if (status === 200 && !path.endsWith('Order')) expect(await pdfText(answer.bytes), path).not.toMatch(PRICES);
  }
});
