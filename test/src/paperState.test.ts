import { describe, expect, test } from 'vitest';
import { readPaper } from '#domain/invoiceReading/reading';
import { filledBy, type PaperState, paperStateOf } from '../../src/invoices/paperState.ts';

const LINES = ['Portes Sur, S.L.', 'CIF B12345674', 'Factura nº 7', 'Fecha: 03/11/2026', 'Base imponible 100,00'];
const BLANK = { date: '2026/11/22', dueDate: '2026/12/22', tax: { IVA: 21 }, isEmitted: false };

const stateOf = (carrier: number | null): PaperState =>
  paperStateOf({
    src: 'blob:1',
    reading: readPaper(LINES),
    carrier: carrier === null ? null : { id: carrier, tax: { IVA: 21, IRPF: 1 } },
    isOffice: true,
  });

describe('what a paper fills in of a form', () => {
  test('is what nobody has typed, and the term that follows from its date', () => {
    expect(filledBy(stateOf(null), BLANK, BLANK)).toEqual({
      num: '7',
      date: '2026/11/03',
      dueDate: '2026/12/03',
      value: 100,
      rawName: 'Portes Sur, S.L.',
      rawNif: 'B12345674',
    });
  });

  test('of a carrier that is known, itself and what its invoices bear', () => {
    const filled = filledBy(stateOf(5), BLANK, BLANK);
    expect(filled).toMatchObject({ carrierId: 5, tax: { IVA: 21, IRPF: 1 } });
    expect(filled).not.toHaveProperty('rawNif');
  });

  test('never what was typed or accepted', () => {
    const typed = { ...BLANK, num: 'A-1', value: 99, date: '2026/10/01', tax: { IVA: 10 } };
    const filled = filledBy(stateOf(5), typed, BLANK);
    expect(filled).toEqual({ carrierId: 5 });
    const accepted = { ...BLANK, num: '7', paper: { ...stateOf(null), accepted: ['num' as const] } };
    expect(filledBy(null, accepted, BLANK)).not.toHaveProperty('num');
  });

  test('another paper takes the place of the one before, and none withdraws what it proposed', () => {
    const first = { ...BLANK, ...filledBy(stateOf(null), BLANK, BLANK), paper: stateOf(null) };
    const other = paperStateOf({ src: 'blob:2', reading: readPaper(['Factura nº 8']), carrier: null, isOffice: true });
    expect(filledBy(other, first, BLANK)).toMatchObject({ num: '8', value: null, rawNif: null, date: '2026/11/22' });
    expect(filledBy(null, first, BLANK)).toMatchObject({ num: null, value: null, date: '2026/11/22' });
  });
});
