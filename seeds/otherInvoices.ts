import type { Address } from '#domain/geography/address';
import { addDays, endOfMonth } from '#domain/dates';
import type { InvoiceLine } from '#domain/invoices/lines';
import { addressIn } from './addresses.ts';
import { companyNif } from './identifiers.ts';
import { counterpart, IVA, type InvoiceDraft } from './invoiceDrafts.ts';
import { monthName } from './invoices.ts';
import type { Row } from './rows.ts';
import { townNamed } from './towns.ts';
import { inventedName } from './words.ts';
import type { World } from './world.ts';

type Party = { name: string; nif: string; address: Address };

/** Companies that are neither client nor carrier: workshops, petrol stations, customers of a carrier's own. */
const outsider = (n: number, kind: string, world: World): Party => ({
  name: `${kind} ${inventedName(n * 3)}, S.L.`,
  nif: companyNif(90_000 + n),
  address: addressIn(townNamed('Valencia'), world.random),
});

const base = {
  series: '' as const,
  tax: IVA,
  lastDelivery: null,
  of: [] as Row[],
  lines: [] as InvoiceLine[],
  num: null,
};

/** Fees of the office to a carrier, once a quarter. */
const fee = (carrierId: number, month: string, n: number, world: World): InvoiceDraft[] => {
  const carrier = world.carriers[carrierId - 1];
  if (!carrier) return [];
  return [
    {
      ...base,
      date: `${month.slice(0, 8)}20`,
      issuerRole: 'admin',
      recipientRole: 'carrier',
      value: 4_500 + n * 250,
      fields: {
        name: 'Cuota de servicios',
        carrierId,
        ...counterpart(carrier),
        rawDescription: 'Gestión documental y acceso a la bolsa de cargas',
      },
    },
  ];
};

/** What a carrier with an account sells to others (isEmitted) and buys from them. */
const carriersOwn = (carrierId: number, month: string, n: number, world: World): InvoiceDraft[] => {
  const carrier = world.carriers[carrierId - 1];
  if (!carrier?.userId) return [];
  const customer = outsider(1 + (n % 3), 'Materiales', world);
  const supplier = outsider(5 + (n % 2), 'Talleres', world);
  const own = { carrierId, userId: carrier.userId };
  return [
    {
      ...base,
      date: `${month.slice(0, 8)}${15 + (n % 10)}`,
      issuerRole: 'carrier',
      recipientRole: 'external',
      value: 38_000 + n * 1_735,
      fields: {
        ...own,
        name: 'Porte propio',
        isEmitted: true,
        ...counterpart(customer),
        rawDescription: 'Transporte de áridos en camión rígido',
      },
    },
    {
      ...base,
      date: `${month.slice(0, 8)}${18 + (n % 8)}`,
      issuerRole: 'external',
      recipientRole: 'carrier',
      num: `F${month.slice(2, 4)}-${`${1_040 + n * 37 + carrierId}`.padStart(5, '0')}`,
      value: 21_450 + n * 913,
      fields: {
        ...own,
        name: 'Taller',
        isEmitted: false,
        ...counterpart(supplier),
        rawDescription: 'Revisión, aceite y filtros',
      },
    },
  ];
};

/** What the office itself buys. */
const officeRent = (month: string, n: number, world: World): InvoiceDraft => {
  const landlord = outsider(9, 'Inmuebles', world);
  return {
    ...base,
    date: `${month.slice(0, 8)}05`,
    issuerRole: 'external',
    recipientRole: 'admin',
    num: `A/${month.slice(0, 4)}/${100 + n}`,
    value: 95_000,
    fields: {
      name: 'Alquiler de oficina',
      ...counterpart(landlord),
      rawDescription: `Alquiler de ${monthName(month)}`,
    },
  };
};

const QUARTER = 3;

/** The few invoices of a month that are for neither loads nor routes. `n` counts the months. */
export const otherInvoices = (month: string, n: number, world: World): InvoiceDraft[] => {
  const all = [
    ...(n % QUARTER === 1 ? [...fee(1, month, n, world), ...fee(6, month, n, world)] : []),
    ...(n % 2 === 1 ? carriersOwn(1, month, n, world) : carriersOwn(6, month, n, world)),
    officeRent(month, n, world),
  ];
  return all.filter(
    ({ date }) =>
      date <= world.calendar.today &&
      date >= world.calendar.workday(addDays(world.calendar.today, -365), 1) &&
      date <= endOfMonth(month),
  );
};
