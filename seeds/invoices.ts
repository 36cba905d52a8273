import { addDays, endOfMonth } from '#domain/dates';
import { isSelfBilledOn } from '#domain/invoices/carrierTax';
import { loadLine, routeLine } from '#domain/invoices/lines';
import { SELF_BILLED } from '#domain/invoices/number';
import { MAX_INVOICE_ROWS } from '#domain/invoices';
import { counterpart, IVA, IVA_WITHHELD, type InvoiceDraft, NO_TAX } from './invoiceDrafts.ts';
import { groupBy, type Row } from './rows.ts';
import { SETTLED_AFTER } from './runs.ts';
import type { BuiltRoute, World } from './world.ts';

type Line = Row & { id: number; price: number };
type Trip = Parameters<typeof routeLine>[1][number];

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
export const monthName = (day: string): string => `${MONTHS[Number(day.slice(5, 7)) - 1]} de ${day.slice(0, 4)}`;

const parts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / MAX_INVOICE_ROWS) }, (_, n) =>
    all.slice(n * MAX_INVOICE_ROWS, (n + 1) * MAX_INVOICE_ROWS),
  );

const sumOf = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + Number(row.price), 0);
const lastOf = (rows: readonly Row[], field: string) =>
  rows.reduce((last, row) => (`${row[field]}` > last ? `${row[field]}` : last), '');

/** What the office invoices at the end of a month: to each client, what was delivered of its loads. */
export const clientInvoices = (routes: readonly BuiltRoute[], month: string, world: World): InvoiceDraft[] => {
  const loads = groupBy(
    routes.flatMap(route => route.loads),
    load => Number(load.clientId),
  );
  return [...loads]
    .sort(([a], [b]) => a - b)
    .flatMap(([clientId, all]) => {
      const client = world.clients[clientId - 1];
      if (!client) return [];
      const notes = client.isForeign ? ' Operación no sujeta: inversión del sujeto pasivo (art. 69 Ley 37/1992).' : '';
      return parts(all).map(of => ({
        date: endOfMonth(month),
        issuerRole: 'admin',
        recipientRole: 'client',
        num: null,
        series: '',
        value: sumOf(of),
        tax: client.isForeign ? NO_TAX : IVA,
        lastDelivery: lastOf(of, 'deliveryDate'),
        fields: {
          name: `Portes de ${monthName(month)}`,
          clientId,
          ...counterpart(client),
          rawDescription: `Servicios de transporte de ${monthName(month)}.${notes}`,
        },
        of,
        lines: of.map(load => loadLine(load as Line)),
      }));
    });
};

/** Days of the next month on which carriers send theirs. */
const SENT_AFTER: readonly [number, number] = [1, 9];
/** Some send nothing for a month that is just over, so that there is something to invoice. */
const LATE = 0.15;

/** What the office drew up for a carrier by agreement: of a month that is just over its carrier has said nothing yet. */
const acceptanceOf = (isLast: boolean, day: string, { calendar }: World) => ({
  isSelfBilled: true,
  acceptance: isLast ? 'pending' : 'accepted',
  acceptanceAt: isLast ? null : calendar.at(calendar.work(day, 2), 640),
});

/** What the carriers invoice to the office for the routes that they finished in a month. */
export const carrierInvoices = (routes: readonly BuiltRoute[], month: string, world: World): InvoiceDraft[] => {
  const { random, calendar } = world;
  const isLast = addDays(endOfMonth(month), 45) > calendar.today;
  const carried = new Map(routes.map(route => [route.row, route.loads]));
  return [...groupBy(routes, route => route.carrier)].flatMap(([carrier, all]) => {
    const sent = addDays(endOfMonth(month), random.int(...SENT_AFTER));
    const settled = addDays(endOfMonth(month), SETTLED_AFTER);
    const isSelfBilled = !!carrier && isSelfBilledOn(carrier.row, settled);
    const date = isSelfBilled ? settled : sent;
    if (!carrier || date > calendar.today || (isLast && random.chance(LATE) && !isSelfBilled)) return [];
    return parts(all.map(route => route.row)).map(of => ({
      date,
      issuerRole: 'carrier',
      recipientRole: 'admin',
      num: null,
      series: isSelfBilled ? SELF_BILLED : '',
      value: sumOf(of),
      tax: carrier.isWithheld ? IVA_WITHHELD : IVA,
      lastDelivery: lastOf(of, 'endDate'),
      fields: {
        name: `Portes de ${monthName(month)}`,
        carrierId: carrier.id,
        // A carrier with an account made it itself, the others' were entered by the office.
        isEmitted: carrier.userId !== null && !isSelfBilled,
        userId: isSelfBilled ? world.adminId : (carrier.userId ?? world.adminId),
        ...(isSelfBilled && acceptanceOf(isLast, settled, world)),
        rawDescription: `Transportes realizados en ${monthName(month)}`,
      },
      of,
      lines: of.map(route => routeLine(route as Line, (carried.get(route) ?? []) as Trip[])),
    }));
  });
};
