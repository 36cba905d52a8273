import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coerceFields } from '../../api/files/coerceFields.ts';
import { disposition } from '../../api/files/disposition.ts';
import { fileTitle } from '../../api/files/fileTitle.ts';
import { nestFields } from '../../api/files/formFields.ts';
import { ENTITIES } from '#domain/entities';

describe('the names of a form’s fields', () => {
  test('nest as qs writes them', () => {
    expect(
      nestFields([
        ['name', 'a'],
        ['address[city]', 'Madrid'],
        ['address[street]', 'Mayor'],
        ['loadIds[1]', '2'],
        ['loadIds[0]', '1'],
        ['routeIds[]', '7'],
        ['routeIds[]', '8'],
        ['type', 'x'],
        ['type', 'y'],
        ['type', 'z'],
        ['intermediateStops[0][destination][city]', 'Cuenca'],
      ]),
    ).toEqual({
      name: 'a',
      address: { city: 'Madrid', street: 'Mayor' },
      loadIds: ['1', '2'],
      routeIds: ['7', '8'],
      type: ['x', 'y', 'z'],
      intermediateStops: [{ destination: { city: 'Cuenca' } }],
    });
  });

  test.each([
    '__proto__',
    '__proto__[x]',
    'a[__proto__]',
    'a[constructor][prototype]',
    'constructor',
    'loads[4294967294]',
    'loads[500]',
    `a${'[b]'.repeat(5)}`,
    `a${'[b]'.repeat(1000)}`,
    'a[b',
    'a]b[',
    'a.b',
    '1a',
    '',
    'a[b]c',
    'a b',
  ])('are refused when no form has them: %s', name => {
    expect(() => nestFields([[name, 'x']])).toThrow('errors.unknownField');
  });

  test('are refused when one says a text and another its part', () => {
    expect(() =>
      nestFields([
        ['a', 'x'],
        ['a[b]', 'y'],
      ]),
    ).toThrow('errors.unknownField');
  });

  test('never touch the objects’ prototype, whatever is sent', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), fields => {
        try {
          nestFields(fields);
        } catch (error) {
          expect((error as { statusCode: number }).statusCode).toBe(400);
        }
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
    );
  });
});

describe('the text of a form', () => {
  test('becomes what the fields are', () => {
    expect(
      coerceFields(ENTITIES.invoices, {
        num: '12',
        value: '10.50',
        isEmitted: 'true',
        isProcessed: 'false',
        carrierId: '7',
        status: '1',
        tax: { IVA: '21', IRPF: '1' },
        loadIds: ['1', '2'],
        routeIds: '3',
        date: '2026/11/20',
        unknown: '5',
      }),
    ).toEqual({
      num: '12',
      value: 10.5,
      isEmitted: true,
      isProcessed: false,
      carrierId: 7,
      status: 1,
      tax: { IVA: 21, IRPF: 1 },
      loadIds: [1, 2],
      routeIds: [3],
      date: '2026/11/20',
      unknown: '5',
    });
    expect(coerceFields(ENTITIES.invoices, { tax: '{"IVA":21}', loadIds: '[1,2]' })).toEqual({
      tax: { IVA: 21 },
      loadIds: [1, 2],
    });
    expect(
      coerceFields(ENTITIES.routes, { neededVehicle: { traction: ['van'], requirements: { isAdr: 'true' } } }),
    ).toEqual({ neededVehicle: { traction: ['van'], requirements: { isAdr: true } } });
  });

  test('stays text where it is none of it, for the schema to refuse', () => {
    const odd = { value: '1e5', isEmitted: 'si', carrierId: '0x7', tax: 'nada', loadIds: '[1' };
    expect(coerceFields(ENTITIES.invoices, odd)).toEqual(odd);
    expect(coerceFields(ENTITIES.invoices, { value: '', tax: '{' })).toEqual({ value: '', tax: '{' });
  });

  test('says the same as the JSON of it, for any invoice', () => {
    const invoice = fc.record({
      num: fc.string(),
      value: fc.integer({ min: 0, max: 1e9 }).map(cents => cents / 100),
      isEmitted: fc.boolean(),
      tax: fc.record({ IVA: fc.constantFrom(10, 21) }),
      loadIds: fc.array(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { minLength: 1, maxLength: 20 }),
    });
    const parts = (name: string, value: unknown): [string, string][] => {
      if (Array.isArray(value)) return value.flatMap((each, index) => parts(`${name}[${index}]`, each));
      if (typeof value === 'object' && value)
        return Object.entries(value).flatMap(([key, each]) => parts(`${name}[${key}]`, each));
      return [[name, String(value)]];
    };
    fc.assert(
      fc.property(invoice, values => {
        const fields = Object.entries(values).flatMap(([name, value]) => parts(name, value));
        expect(coerceFields(ENTITIES.invoices, nestFields(fields))).toEqual(values);
      }),
    );
  });
});

describe('the title of a file', () => {
  const now = new Date('2026-11-20T11:00:00.000Z');
  test.each([
    ['CMR 123.pdf', 'application/pdf', 'CMR 123.pdf'],
    ['Albarán nº 5.PDF', 'application/pdf', 'Albarán nº 5.PDF'],
    ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
    ['C:\\fotos\\a.jpeg', 'image/jpeg', 'a.jpeg'],
    ['a.png.html', 'image/png', 'a.png.html.png'],
    ['foto.jpg', 'image/png', 'foto.jpg.png'],
    ['x\u202egpj.png', 'image/png', 'xgpj.png'],
    ['a\u0000b\r\nc".png', 'image/png', 'abc_.png'],
    ['con %22comillas%22.pdf', 'application/pdf', 'con _comillas_.pdf'],
    ['salto%0D%0Alinea.pdf', 'application/pdf', 'salto linea.pdf'],
    ['al 100%25 o 20%.pdf', 'application/pdf', 'al 100%25 o 20%.pdf'],
    ['\ud83d.png', 'image/png', '\ufffd.png'],
    ['   ', 'image/png', '2026-11-20-120000.png'],
    ['...', 'image/png', '2026-11-20-120000.png'],
    [undefined, 'image/heic', '2026-11-20-120000.heic'],
  ] as const)('%s (%s) is %s', (original, type, title) => {
    expect(fileTitle(original, type, now)).toBe(title);
  });

  test('is at most 250 characters with its ending, and well formed', () => {
    const title = fileTitle(`${'🚚'.repeat(300)}.pdf`, 'application/pdf', now);
    expect(title.length).toBeLessThanOrEqual(250);
    expect(title.endsWith('.pdf') && title.isWellFormed()).toBe(true);
  });

  test('goes into a header in ASCII and in full', () => {
    expect(disposition('inline', 'Albarán "nº" 5%.pdf')).toBe(
      'inline; filename="Albaran _n__ 5_.pdf"; filename*=UTF-8\'\'Albar%C3%A1n%20%22n%C2%BA%22%205%25.pdf',
    );
    fc.assert(
      fc.property(fc.string(), title => {
        const header = disposition('attachment', title);
        expect(header).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w.%!~-]*$/);
        const encoded = header.split("UTF-8''")[1] ?? '';
        expect(decodeURIComponent(encoded)).toBe(title.toWellFormed());
      }),
    );
  });
});
