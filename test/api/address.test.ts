import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createGeocoder } from '../../api/geocoder/createGeocoder.ts';
import type { Candidate } from '../../api/geocoder/geocoder.ts';
import { nominatim } from '../../api/geocoder/nominatim.ts';
import { findPlaces } from '../../api/geocoder/places.ts';
import type { Furniture } from '../help/furnish.ts';
import { type Office, openOffice } from '../help/office.ts';

const FOUND: Candidate = {
  label: 'Calle Mayor, 1',
  street: 'Calle Mayor',
  houseNumber: '1',
  postalCode: null,
  city: null,
  county: null,
  country: null,
  countryCode: null,
  latitude: '40.1',
  longitude: '-3.1',
};

let office: Office;
let geocoder: (text: string) => Promise<Candidate[]>;
beforeEach(async () => {
  geocoder = () => Promise.resolve([FOUND]);
  office = await openOffice({ geocoder: text => geocoder(text) });
});
afterEach(() => office.close());

type Account = keyof Furniture['users'];
const locate = (body: unknown, account: Account = 'admin') => office.as(account).post('/api/address/geolocate', body);

const addPlace = (clientId: number, addressName: string, city: string) =>
  office.as('admin').post('/api/locations', {
    clientId,
    addressName,
    address: { street: 'Calle del Muelle', houseNumber: '7', city, latitude: '39.6', longitude: '-0.2' },
  });

describe('locating an address', () => {
  test('answers the geocoder’s candidates', async () => {
    expect((await locate({ street: 'Calle Mayor 1' })).body.data).toEqual([FOUND]);
  });

  test('is for who has an address to write', async () => {
    for (const account of ['superUser', 'admin', 'carrier', 'client'] as const)
      expect((await locate({ street: 'x' }, account)).status).toBe(200);
    for (const account of ['accountant', 'driver'] as const)
      expect((await locate({ street: 'x' }, account)).status).toBe(403);
    expect((await office.anonymous.post('/api/address/geolocate', { street: 'x' })).status).toBe(401);
  });

  test.each([
    [{}, 422],
    [{ street: '' }, 422],
    [{ street: 'x'.repeat(251) }, 422],
    [{ street: 'a\0' }, 422],
    [{ street: ['a'] }, 422],
    [{ street: 'a', url: 'http://169.254.169.254/' }, 400],
    [[], 400],
  ])('with %j is refused', async (body, status) => expect((await locate(body)).status).toBe(status));

  test('that fails says so, and keeps nothing from the person', async () => {
    geocoder = () => Promise.reject(new Error('http://interno:8080 está caído'));
    const answer = await locate({ street: 'Calle Mayor 1' });
    expect(answer.status).toBe(502);
    expect(answer.body).toEqual({ message: 'No se pudo localizar la dirección', code: 'geocoder' });
  });

  test('too often is stopped, for this account', async () => {
    const at = office.world.now().toISOString();
    const subject = `geolocate:${office.ids.users.admin}`;
    await office.db('attempts').insert(Array.from({ length: 100 }, () => ({ subject, at })));
    expect((await locate({ street: 'x' })).status).toBe(429);
    expect((await locate({ street: 'x' }, 'client')).status).toBe(200);
  });

  test('begins with the places already saved, the best match first', async () => {
    await addPlace(office.ids.client, 'Almacén norte', 'Sagunto');
    await addPlace(office.ids.client, 'Almacén sur', 'Sagunto');
    const data = (await locate({ street: 'almacen SUR sagunto' })).body.data as Candidate[];
    expect(data.map(each => each.label.split(' · ')[0])).toEqual(['Almacén sur', 'Calle Mayor, 1']);
    expect(data[0]).toMatchObject({ street: 'Calle del Muelle', houseNumber: '7', latitude: '39.6' });
  });

  test('answers what is saved even when the geocoder fails', async () => {
    await addPlace(office.ids.client, 'Almacén norte', 'Sagunto');
    geocoder = () => Promise.reject(new Error('x'));
    expect((await locate({ street: 'Sagunto' })).status).toBe(200);
  });

  test('shows nobody another’s places', async () => {
    await addPlace(office.ids.client, 'Almacén secreto', 'Sagunto');
    const labels = async (account: Account) =>
      ((await locate({ street: 'almacén secreto' }, account)).body.data as Candidate[]).map(each => each.label);
    expect((await labels('client'))[0]).toMatch(/^Almacén secreto/);
    for (const account of ['otherClient', 'carrier'] as const) expect(await labels(account)).toEqual([FOUND.label]);
  });
});

describe('the places built in', () => {
  test.each([
    ['Calle Mayor 5, Getafe, Madrid', { street: 'Calle Mayor', houseNumber: '5', city: 'Getafe', county: 'Madrid' }],
    ['C/ Torneros, nº 12 B, 28906 Getafe', { street: 'C/ Torneros', houseNumber: '12 B', postalCode: '28906' }],
    ['avenida del puerto s/n valencia', { street: 'avenida del puerto', houseNumber: 's/n', city: 'Valencia' }],
    ['Polígono Fuente del Jarro Paterna', { street: 'Polígono Fuente del Jarro', city: 'Paterna' }],
    ['Calle Madrid 3, Sevilla', { street: 'Calle Madrid', city: 'Sevilla', county: 'Sevilla' }],
    ['08001', { street: null, city: null, county: 'Barcelona', postalCode: '08001' }],
    ['VIZCAYA', { city: null, county: 'Bizkaia' }],
    ['Lisboa', { city: 'Lisboa', country: 'Portugal', countryCode: 'PT' }],
  ])('read %j', async (text, expected) => {
    const [first] = await findPlaces(text);
    expect(first).toMatchObject(expected);
    expect(Number(first?.latitude)).toBeGreaterThan(25);
  });

  test.each(['', 'nada que se conozca', '99999', '<script>'])('know nothing of %j', async text =>
    expect(await findPlaces(text)).toEqual([]),
  );
});

describe('a geocoder of one’s own', () => {
  const ANSWER = [
    {
      display_name: 'Calle Mayor, 1, Getafe',
      lat: '40.305',
      lon: '-3.73',
      address: { road: 'Calle Mayor', house_number: '1', town: 'Getafe', state: 'Madrid', country_code: 'es' },
    },
  ];

  const withServer = async (
    answer: (response: ServerResponse, url: string) => void,
    work: (url: string) => Promise<void>,
  ) => {
    const server = createServer((request, response) => answer(response, request.url ?? ''));
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    try {
      await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    } finally {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    }
  };

  test('is asked once for the same text, whose answer is kept', async () => {
    const asked: string[] = [];
    const answer = (response: ServerResponse, url: string) => {
      asked.push(url);
      response.end(JSON.stringify(ANSWER));
    };
    await withServer(answer, async geocoderUrl => {
      const ask = createGeocoder({ geocoderUrl }, office.db, office.world.now);
      const [first] = await ask('Calle Mayor 1, Getafé & Co?q=x');
      expect(first).toMatchObject({ street: 'Calle Mayor', city: 'Getafe', county: 'Madrid', countryCode: 'ES' });
      expect(await ask('CALLE MAYOR 1,  getafe & co?q=x')).toEqual([first]);
    });
    expect(asked).toHaveLength(1);
    expect(new URL(asked[0] ?? '', 'http://x').searchParams.get('q')).toBe('Calle Mayor 1, Getafé & Co?q=x');
  });

  const BAD: [string, (response: ServerResponse) => void][] = [
    ['sends elsewhere', response => response.writeHead(302, { location: 'http://169.254.169.254/' }).end()],
    ['answers junk', response => response.end('<html>')],
    ['answers another shape', response => response.end('{"data":[]}')],
    ['answers coordinates that are none', response => response.end(JSON.stringify([{ ...ANSWER[0], lat: '"; drop' }]))],
    ['fails', response => response.writeHead(500).end()],
    [
      'answers without end',
      response => {
        const more = setInterval(() => response.write(' '.repeat(64_000)), 1);
        response.on('close', () => clearInterval(more));
      },
    ],
    ['never answers', () => {}],
  ];

  test.each(BAD)('that %s is a failure, in good time', async (_what, answer) => {
    await withServer(answer, async url => {
      const begin = performance.now();
      await expect(nominatim(url)('Calle Mayor')).rejects.toThrow();
      expect(performance.now() - begin).toBeLessThan(4000);
    });
  });
});
