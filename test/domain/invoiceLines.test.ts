import { describe, expect, test } from 'vitest';
import { correctionLine, isOfTransport, loadLine, plainLine, routeLine } from '../../src/domain/invoices/lines.ts';

const getafe = { city: 'Getafe', county: 'Madrid' };
const sagunto = { city: 'Sagunto', county: 'Valencia' };

describe('a line of an invoice', () => {
  test.each([
    [{ deliveryDate: '2026-03-02', pickupDate: '2026-03-01' }, '2026-03-02'],
    [{ deliveredDate: '2026-03-04', deliveryDate: '2026-03-02' }, '2026-03-04'],
    [{ deliveredDate: '2026-04-01', pickupDate: '2026-03-31' }, '2026-04-01'],
    [{ deliveryDate: null, pickupDate: '2026-03-01' }, '2026-03-01'],
    [{}, null],
  ])('for a load of %o is dated %s', (days, serviceDate) => {
    expect(
      loadLine({ id: 12, origin: getafe, destination: sagunto, clientRef: 'REF', price: 85_050, ...days }),
    ).toEqual({
      loadId: 12,
      routeId: null,
      concept: 'P. 12 · Getafe (Madrid) – Sagunto (Valencia)',
      serviceDate,
      reference: 'REF',
      amount: 85_050,
    });
  });

  test('for a route goes from its first load to its last', () => {
    const loads = [
      { origin: getafe, destination: { city: 'Zaragoza' } },
      { origin: { city: 'Zaragoza' }, destination: sagunto },
    ];
    expect(routeLine({ id: 7, endDate: '2026-03-04', price: 70_000 }, loads)).toMatchObject({
      routeId: 7,
      concept: 'C. 7 · Getafe (Madrid) – Sagunto (Valencia)',
      serviceDate: '2026-03-04',
      amount: 70_000,
    });
    expect(routeLine({ id: 7, price: null }, [])).toMatchObject({ concept: 'C. 7', serviceDate: null, amount: 0 });
  });

  test.each([
    [{ startDate: '2026-09-29', endDate: '2026-09-30' }, ['2026-10-05', null, '2026-10-02'], '2026-10-05'],
    [{ startDate: '2026-09-29', endDate: '2026-09-30' }, [null], '2026-09-30'],
    [{ startDate: '2026-09-29', invoiceDate: '2026-10-01' }, [], '2026-10-01'],
    [{ startDate: '2026-09-29' }, [], '2026-09-29'],
  ])('for a route of %o with loads delivered on %j is dated %s, as its last delivery', (days, delivered, day) => {
    const loads = delivered.map(deliveryDate => ({ deliveryDate }));
    expect(routeLine({ id: 7, price: 1, ...days }, loads).serviceDate).toBe(day);
  });

  test.each([
    [{ rawDescription: 'Grúa', name: 'Asunto', value: 100 }, 'Grúa'],
    [{ rawDescription: null, name: 'Asunto', value: 100 }, 'Asunto'],
    [{ value: 100 }, 'Servicios'],
  ])('for neither, %o, says %s', (invoice, concept) => {
    expect(plainLine(invoice, 'Servicios')).toMatchObject({ concept, amount: 100, loadId: null, routeId: null });
  });

  test.each([
    [{ name: 'Portes de marzo', rawDescription: 'Precio' }, 'Portes de marzo'],
    [{ name: null, rawDescription: 'Precio' }, 'Servicios según la factura 2026/4'],
  ])('of a correction, %o, says %s, done on the last day of its original', (invoice, concept) => {
    const original = ['2026-03-02', '2026-03-04', null].map(serviceDate => ({ serviceDate }));
    const line = correctionLine({ ...invoice, value: 100 }, original, 'Servicios según la factura 2026/4');
    expect(line).toEqual({
      loadId: null,
      routeId: null,
      concept,
      serviceDate: '2026-03-04',
      reference: null,
      amount: 100,
    });
    expect(correctionLine({ value: 1 }, [], 'x').serviceDate).toBeNull();
  });

  test.each([
    [{ loadId: 3, routeId: null }, true],
    [{ loadId: null, routeId: 3 }, true],
    [{ loadId: null, routeId: null }, false],
  ])('is of a transport: %o %s', (line, is) => expect(isOfTransport([line])).toBe(is));
});
