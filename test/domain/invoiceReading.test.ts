import { describe, expect, test } from 'vitest';
import { type PaperReading, readPaper } from '#domain/invoiceReading/reading';

const OWN = { nifs: ['B72877814'], names: ['Logística Levante, S.L.'] };

/** The values alone: what is proposed, without where it was read. */
const valuesOf = (reading: PaperReading) => {
  const { warnings, ...proposals } = reading;
  const values = Object.entries(proposals).map(([name, proposal]) => [name, proposal?.value]);
  return { ...Object.fromEntries(values), ...(warnings.length && { warnings: warnings.map(({ key }) => key) }) };
};

const HAULIER = `
  TRANSPORTES GARCÍA E HIJOS, S.L.                         FACTURA
  C/ Mayor, 12 · 46900 Torrent (Valencia)                  Nº: F-2026/0312
  CIF: B-12345674   Tel. 961 234 567                       Fecha: 03/11/2026

  Cliente: Logística Levante, S.L.      CIF: B72877814

  Concepto                                   Cantidad   Precio     Total
  Porte Valencia - Zaragoza, día 28/10/2026      1      600,00     600,00
  Porte Zaragoza - Bilbao, día 30/10/2026        1      634,56     634,56

  Base imponible                                               1.234,56 €
  IVA 21 %                                                       259,26 €
  Total factura                                                1.493,82 €
  Vencimiento: 03/12/2026   IBAN ES91 2100 0418 4502 0005 1332`;

const FREELANCER = `
  Antonio Pérez Ruiz
  NIF 12345678Z
  Factura nº 2026-41
  Valencia, a 3 de noviembre de 2026
  Facturado a LOGÍSTICA LEVANTE SL, NIF B72877814
  Base imponible: 1.000,00 €
  IVA 21 %: 210,00 €
  Retención IRPF 1 %: -10,00 €
  Líquido a percibir: 1.200,00 €`;

const IN_A_TABLE = `
  Gasóleos del Turia, S.A.
  C.I.F. A58818501
  Núm. factura       Fecha           Cliente
  26/004512          15-10-2026      004318

  Base imponible     % IVA     Cuota IVA     Total factura
        826,45       21,00        173,55          1.000,00`;

/** As this product prints them: the heading over the number, words over days. */
const PRINTED = `
  Portes del Sur, S.L.                                             Factura
  NIF B12345674                                                   2026/210
  Calle Mayor, 3                                       Fecha de expedición
  46001 Valencia                                                31-10-2026
                                                               Vencimiento
                                                                30-11-2026
  Concepto                              Fecha          Referencia       Importe
  P. 514 · Zaragoza – Alicante          08-10-2026     LINEA-ES03      665,00 €
                                        Base imponible               665,00 €
                                        IVA 0 %                        0,00 €
                                        Total factura                665,00 €`;

const TICKET = `
  AUTOPISTAS DEL EBRO S.A.   A58818501
  Factura simplificada T-778
  05/11/26 18:22
  TOTAL (IVA incluido)  121,00 €
  IVA 21 %`;

const FOREIGN = `
  Transportes do Minho, Lda
  VAT: PT501442600
  Invoice no. 2026/88
  Fecha 02/11/2026
  Subtotal 900,00 €
  Inversión del sujeto pasivo
  Total 900,00 €`;

describe('an invoice on paper proposes what its lines say', () => {
  test.each([
    [
      'of a haulier, with a table of lines',
      HAULIER,
      {
        num: 'F-2026/0312',
        date: '2026-11-03',
        dueDate: '2026-12-03',
        nif: 'B12345674',
        name: 'TRANSPORTES GARCÍA E HIJOS, S.L.',
        value: 1234.56,
        tax: { IVA: 21 },
        total: 1493.82,
      },
    ],
    [
      'of a freelancer, with IRPF withheld',
      FREELANCER,
      {
        num: '2026-41',
        date: '2026-11-03',
        nif: '12345678Z',
        name: 'Antonio Pérez Ruiz',
        value: 1000,
        tax: { IVA: 21, IRPF: 1 },
        payable: 1200,
      },
    ],
    [
      'whose headings stand over their figures',
      IN_A_TABLE,
      {
        num: '26/004512',
        date: '2026-10-15',
        nif: 'A58818501',
        name: 'Gasóleos del Turia, S.A.',
        value: 826.45,
        tax: { IVA: 21 },
        total: 1000,
      },
    ],
    [
      'as this product prints them, without tax',
      PRINTED,
      {
        num: '2026/210',
        date: '2026-10-31',
        dueDate: '2026-11-30',
        nif: 'B12345674',
        name: 'Portes del Sur, S.L.',
        value: 665,
        tax: { IVA: 0 },
        total: 665,
      },
    ],
    [
      'that says the total alone: the base is worked out',
      TICKET,
      {
        num: 'T-778',
        date: '2026-11-05',
        nif: 'A58818501',
        name: 'AUTOPISTAS DEL EBRO S.A.',
        value: 100,
        tax: { IVA: 21 },
        total: 121,
      },
    ],
    [
      'of another country, untaxed',
      FOREIGN,
      {
        num: '2026/88',
        date: '2026-11-02',
        nif: 'PT501442600',
        name: 'Transportes do Minho, Lda',
        value: 900,
        tax: { IVA: 0 },
        total: 900,
      },
    ],
  ])('%s', (_, text, proposed) => {
    expect(valuesOf(readPaper(text.split('\n'), OWN))).toEqual(proposed);
  });

  test.each([
    ['Factura: 2026/14', '2026/14'],
    ['FACTURA A-26-0012', 'A-26-0012'],
    ['Nº de factura FV 2600012', 'FV 2600012'],
    ['Fra. núm. 77', '77'],
    ['Número de factura: 2026.0044', '2026.0044'],
    ['Factura de prueba', undefined],
    ['Factura 3 de noviembre de 2026', undefined],
    ['Factura 03/11/2026', undefined],
    ['Total factura 1.210,00 €', undefined],
  ])('the number in %j is %s', (line, num) => {
    expect(readPaper([line]).num?.value).toBe(num);
  });

  test.each([
    ['Base 1.000,00 € IVA 21 % 210,00 € Total 1.210,00 €', { value: 1000, tax: { IVA: 21 }, total: 1210 }],
    ['Base imponible 1.000,00   21 % IVA 210,00   TOTAL 1.210,00', { value: 1000, tax: { IVA: 21 }, total: 1210 }],
    ['Subtotal: 50,00 | I.V.A. (10%): 5,00 | Importe total: 55,00', { value: 50, tax: { IVA: 10 }, total: 55 }],
    [
      'Subtotal sin IVA 1.000,00 IVA 21 % 210,00 Total con IVA 1.210,00',
      { value: 1000, tax: { IVA: 21 }, total: 1210 },
    ],
    ['Subtotal con IVA 1.210,00', { total: 1210 }],
    ['Subtotal (IVA incluido) 1.210,00 €', { total: 1210 }],
    [
      'Subtotal con IVA 1.210,00 Base imponible 1.000,00 IVA 21 % 210,00 Total 1.200,00',
      { value: 1000, tax: { IVA: 21 }, total: 1210 },
    ],
    ['Subtotal (IVA no incluido) 1.000,00 IVA 21 % 210,00', { value: 1000, tax: { IVA: 21 } }],
    ['Total 1.210,00 € con IVA (21 %)', { value: 1000, tax: { IVA: 21 }, total: 1210 }],
    ['Base imponible 1.000,00 Cuota IVA 210,00', { value: 1000, tax: { IVA: 21 } }],
    ['B.I. 200,00 IVA 21% s/ 200,00 42,00 Total a pagar 242,00', { value: 200, tax: { IVA: 21 }, payable: 242 }],
    [
      'Base imponible 1.000,00 IVA 21 % 210,00 Retención 1,00 % 10,00 Total 1.200,00',
      { value: 1000, tax: { IVA: 21, IRPF: 1 }, total: 1200 },
    ],
    [
      'Base imponible 1.000,00 IVA 21 % 210,00 Total 1.211,00',
      { value: 1000, tax: { IVA: 21 }, total: 1211, warnings: ['sumsDiffer'] },
    ],
    [
      'Base imponible 100,00 IVA 21 % 21,00 IVA 10 % 10,00 Total 131,00',
      { value: 100, total: 131, warnings: ['severalTaxes'] },
    ],
    ['Base imponible 100,00 IVA 4 % 4,00 Total 104,00', { value: 100, total: 104, warnings: ['taxUnknown'] }],
    ['Base imponible -100,00 IVA 21 % -21,00 Total -121,00', { warnings: ['negative'] }],
    ['Base imponible 100,00- IVA 21 % 21,00- Total 121,00-', { warnings: ['negative'] }],
    ['Base imponible (100,00) € IVA 21 % (21,00) € Total (121,00) €', { warnings: ['negative'] }],
    ['IVA 21 % Total a pagar -€121,00', { warnings: ['negative'] }],
    ['Gracias por su confianza', { warnings: ['nothing'] }],
  ])('%j', (line, proposed) => {
    const found = valuesOf(readPaper(['Factura nº 1', line]));
    const { num: _num, ...rest } = line.startsWith('Gracias') ? valuesOf(readPaper([line])) : found;
    expect(rest).toEqual(proposed);
  });

  test.each([
    ['sin IVA', 'con IVA'],
    ['(sin IVA)', '(IVA incl.)'],
    ['sin impuestos', 'con impuestos'],
    ['antes de I.V.A.', '(con I.V.A.)'],
  ])('a total %s is the base, one %s the total', (without, withTax) => {
    const lines = [`Total ${without} 1.000,00 €`, 'IVA (21%) 210,00 €', `Importe total ${withTax} 1.210,00 €`];
    const sums = { value: 1000, tax: { IVA: 21 }, total: 1210 };
    expect(valuesOf(readPaper(lines))).toEqual(sums);
    expect(valuesOf(readPaper(lines.toReversed()))).toEqual(sums);
  });

  test('that only negative or foreign amounts are there is told', () => {
    expect(valuesOf(readPaper(['Total 121,00-']))).toEqual({ warnings: ['negative'] });
    expect(valuesOf(readPaper(['Total 121.00 GBP']))).toEqual({ warnings: ['otherCurrency'] });
  });

  test('a rate stands before its tax or after it', () => {
    const lines = ['Transporte 1.000,00', '+ 21% IVA 210,00', '- 1 % IRPF 10,00', 'TOTAL 1.200,00'];
    expect(valuesOf(readPaper(lines))).toEqual({ tax: { IVA: 21, IRPF: 1 }, total: 1200 });
  });

  test('no base is worked out against the tax that the paper names', () => {
    const lines = ['Suplidos 1.000,00 €', 'IVA 21 % 210,00 €', 'Total 1.000,00 €'];
    expect(valuesOf(readPaper(lines))).toEqual({ tax: { IVA: 21 }, total: 1000 });
  });

  test.each([
    [['Base imponible 1.234,56 USD', 'IVA 21 % 259,26 USD', 'Total factura 1.493,82 USD']],
    [['Subtotal $1,234.56', 'Total $1,493.82', 'IBAN of our EUR account: ES91']],
    [['Base £1,234.56', 'Total £1,493.82', 'That is 1.710,00 €']],
    [['Currency: PLN', 'Base 1.234,56', 'IVA 21 % 259,26', 'Total 1.493,82']],
    [['Base imponible   Total USD', '  1.234,56     1.493,82']],
  ])('amounts in another currency are none in euros: %j', lines => {
    expect(valuesOf(readPaper(['Factura nº 1', ...lines]))).toEqual({ num: '1', warnings: ['otherCurrency'] });
  });

  test.each([
    [['Base 1.000,00 €', 'IVA 21 % 210,00 €', 'Total 1.210,00 € (1.300,00 USD)']],
    [['Base USD 1,090.00 EUR 1,000.00', 'IVA 21 % EUR 210.00', 'Total USD 1,300.00 EUR 1,210.00']],
    [['Importes en EUR (1 EUR = 1,09 USD)', 'Base 1.000,00', 'IVA 21 % 210,00', 'Total 1.210,00']],
    [['Base 1.000,00EUR', 'IVA 21 % 210,00EUR', 'Total 1.210,00EUR', 'Cambio del USD: 1,09']],
    [['Porte VLC - MAD 600,00', 'Base 1.000,00', 'IVA 21 % 210,00', 'Total 1.210,00', 'Cuenta USD: 0182']],
  ])('and those in euros are read beside another currency: %j', lines => {
    expect(valuesOf(readPaper(lines))).toEqual({ value: 1000, tax: { IVA: 21 }, total: 1210 });
  });

  test('says from which words, and why', () => {
    const { value, nif, date } = readPaper(FREELANCER.split('\n'), OWN);
    expect(value).toMatchObject({ text: 'Base imponible: 1.000,00 €', why: 'read' });
    expect(nif).toMatchObject({ text: 'NIF 12345678Z', why: 'read' });
    expect(date).toMatchObject({ text: 'Valencia, a 3 de noviembre de 2026', why: 'read' });
    expect(readPaper(TICKET.split('\n')).value?.why).toBe('workedOut');
    expect(readPaper(['Servicios del 05/11/2026']).date?.why).toBe('only');
  });

  test('the reader’s own number and name are never the other party’s', () => {
    const lines = ['Logística Levante, S.L.', 'CIF B72877814', 'Factura 7'];
    expect(valuesOf(readPaper(lines, OWN))).toEqual({ num: '7' });
    expect(valuesOf(readPaper(lines))).toMatchObject({ nif: 'B72877814' });
  });

  test('several numbers besides the own one are told', () => {
    const { nif, warnings } = readPaper(['CIF A58818501', 'CIF B12345674', 'CIF B72877814'], OWN);
    expect(nif?.value).toBe('A58818501');
    expect(warnings).toEqual([{ key: 'severalNifs', args: { nifs: 'B12345674' } }]);
  });
});
