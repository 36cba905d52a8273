import { beforeAll, describe, expect, test } from 'vitest';
import { formatEuros } from '#domain/figures';
import { AWKWARD } from '../help/awkward.ts';
import { type Invoice, invoiceOf, issued, post, received } from '../help/invoicing.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { pdfText } from '../help/pdfText.ts';
import { csvRows, euros, unzipped, xlsxRows } from '../help/sheets.ts';

const office = officePerFile();
const admin = () => office.as('admin');

let made: Invoice[];
beforeAll(async () => {
  made = [];
  for (const [value, tax] of AWKWARD) made.push(invoiceOf(await post(admin(), issued(office, { value, tax }))));
});

/** What a place says of an invoice: quota of IVA, IRPF withheld, total, what is paid. */
type Said = [iva: number, irpf: number, total: number, payable: number];
const WANTED = AWKWARD.map(([, , ...said]) => said);

type Shown = Invoice & { taxes: { taxLabel: string; amount: number }[] };
const taxOf = ({ taxes }: Shown, label: string) => Math.abs(taxes.find(tax => tax.taxLabel === label)?.amount ?? 0);
const shownBy = (invoice: Shown): Said => [
  taxOf(invoice, 'IVA'),
  taxOf(invoice, 'IRPF'),
  invoice.total,
  invoice.payable,
];

const fromSheet = (row: Record<string, string | number | null>): Said => [
  Number(row['Cuota de IVA']),
  Number(row['Retención de IRPF']),
  Number(row.Total),
  Number(row['Total a pagar']),
];

const PLACES: [string, () => Promise<Said[]>][] = [
  [
    'the list',
    async () => ((await admin().get('/api/invoices?sort=["id","ASC"]&range=[0,99]')).body.data as Shown[]).map(shownBy),
  ],
  [
    'the form',
    async () => {
      const said: Said[] = [];
      for (const { id } of made) said.push(shownBy((await admin().get(`/api/invoices/${id}`)).body.data as Shown));
      return said;
    },
  ],
  [
    'the CSV',
    async () =>
      csvRows((await admin().get('/api/invoices/export?sort=["id","ASC"]')).text).map(row => [
        euros(row['Cuota de IVA']),
        euros(row['Retención de IRPF']),
        euros(row.Total),
        euros(row['Total a pagar']),
      ]),
  ],
  [
    'the Excel workbook',
    async () =>
      xlsxRows((await admin().get('/api/invoices/export?format=xlsx&sort=["id","ASC"]')).bytes).map(fromSheet),
  ],
];

describe('an invoice comes to the same, to the cent, in', () => {
  test.each(PLACES)('%s', async (_, read) => expect(await read()).toEqual(WANTED));

  test('the PDF', async () => {
    for (const [index, { id, num }] of made.entries()) {
      const text = await pdfText((await admin().get(`/api/invoices/${id}/pdf`)).bytes);
      const [base = 0, { IVA = 0, IRPF = 0 } = {}, iva = 0, irpf = 0, total = 0, payable = 0] = AWKWARD[index] ?? [];
      const lines = [
        ['Base imponible', base],
        ...(IVA ? [[`IVA ${IVA} %`, iva] as const] : []),
        ['Total factura', total],
        ...(IRPF ? [[`Retención IRPF ${IRPF} %`, -irpf] as const, ['Total a pagar', payable] as const] : []),
      ] as const;
      const spaced = (value: string) => value.replace(/\s+/g, ' ');
      for (const [label, amount] of lines) expect(text, num).toContain(`${label} ${spaced(formatEuros(amount))}`);
    }
  });

  test('the index of the package of the quarter', async () => {
    const files = unzipped((await admin().get('/api/invoices/pack?year=2026&quarter=4')).bytes);
    expect(xlsxRows(files['Indice.xlsx'] ?? new Uint8Array()).map(fromSheet)).toEqual(WANTED);
  });

  test('the sums of the accounting', async () => {
    const { body } = await admin().get('/api/invoices/summary?year=2026&quarter=4');
    const cents = (of: (row: (typeof AWKWARD)[number]) => number) =>
      AWKWARD.reduce((sum, row) => sum + Math.round(of(row) * 100), 0) / 100;
    expect((body.data as { income: object }).income).toMatchObject({
      totals: {
        invoices: AWKWARD.length,
        base: cents(row => row[0]),
        iva: cents(row => row[2]),
        irpf: cents(row => row[3]),
        total: cents(row => row[4]),
        payable: cents(row => row[5]),
      },
    });
  });
});

test('a carrier is paid by SEPA what its invoice says is to be paid', async () => {
  await office.db('settings').update({ bankAccount: 'ES7921000813610123456789' });
  const bills: Invoice[] = [];
  // A bank takes no transfer of nothing.
  for (const [index, [value, tax, , , , payable]] of AWKWARD.entries())
    if (payable) bills.push(invoiceOf(await post(admin(), received(office, { num: `F-${index}`, value, tax }))));
  const made = await admin().post('/api/sepaFiles', { invoiceIds: bills.map(({ id }) => id), day: '2026/11/24' });
  expect(made.status, made.text).toBe(201);
  const xml = (await admin().get(`/api/sepaFiles/${(made.body.data as { id: number }).id}/xml`)).text;
  const amounts = [...xml.matchAll(/<InstdAmt[^>]*>([^<]*)</g)].map(([, amount]) => Number(amount));
  const wanted = AWKWARD.map(([, , , , , payable]) => payable).filter(payable => payable > 0);
  expect(amounts).toEqual(wanted);
  const cents = wanted.reduce((sum, payable) => sum + Math.round(payable * 100), 0);
  expect([...xml.matchAll(/<CtrlSum>([^<]*)</g)].map(([, sum]) => sum)).toEqual(
    Array(2).fill((cents / 100).toFixed(2)),
  );
});
