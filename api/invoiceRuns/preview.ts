import { isDomicile, isSpain } from '#domain/geography/address';
import { carrierName } from '#domain/carriers';
import { isFromAbroad, isSelfBilledOn } from '#domain/invoices/carrierTax';
import { toWireDay } from '#domain/dates';
import type { InvoiceLine } from '#domain/invoices/lines';
import type { RunKind } from '#domain/invoiceRuns';
import { toEuros } from '#domain/money';
import { isOutsideIva } from '#domain/identifiers/postalCode';
import { isHeld, isInPeriod, pickedByItself, runDraft, type RunParty } from '#domain/invoiceRuns/drafts';
import { groupBy } from '../crud/groupBy.ts';
import type { Values } from '../crud/resource.ts';
import { deliveryDays, type Item } from '../invoices/items.ts';
import { linesOf } from '../invoices/linesOf.ts';
import { mapInParts } from '../turns/mapInParts.ts';
import type { Ctx } from '../world.ts';
import { byName } from './byName.ts';
import { type Company, readCompanies, taxOf } from './companies.ts';
import { OF_KIND } from './RunRow.ts';
import { waitingRows } from './waitingRows.ts';

const partyOf = (kind: RunKind, company: Company, isSelfBilled: boolean): RunParty => ({
  nif: company.nif || null,
  hasAddress: isDomicile(company.address ?? {}),
  isForeign: isFromAbroad(company) || !isSpain(company.address ?? {}),
  isRemoved: company.disabled,
  // The tax on a carrier's own invoice is the carrier's business.
  isOutsideIva: (kind === 'clients' || isSelfBilled) && isOutsideIva(company.address ?? {}),
  tax: taxOf(kind, company),
});

export type Asked = { kind: RunKind; fromDate: string; toDate: string; date: string };

type Found = { item: Item; line: InvoiceLine; day: string | null };

const rowOf = ({ item, day }: Found, asked: Asked) => ({
  id: item.id,
  price: item.price,
  day,
  isDone: item.status === 'delivered' || item.status === 'finished',
  isInPeriod: isInPeriod(day, asked),
});

const shownRow = (found: Found, asked: Asked) => ({
  ...rowOf(found, asked),
  concept: found.line.concept,
  reference: found.line.reference,
  status: found.item.status,
  day: found.day && toWireDay(found.day),
  price: found.item.price === null ? null : toEuros(found.item.price),
});

/** A client or carrier with its waiting rows, and the invoice it would get now. */
const offer = (company: Company, found: readonly Found[], asked: Asked) => {
  const { kind, date } = asked;
  const isSelfBilled = kind === 'carriers' && isSelfBilledOn(company, date);
  const party = partyOf(kind, company, isSelfBilled);
  const rows = found.map(each => rowOf(each, asked));
  const picked = pickedByItself(rows);
  const { base, iva, irpf, total, payable, dueDate, count, problems } = runDraft(party, rows, picked, { kind, date });
  return {
    id: company.id,
    name: carrierName(company),
    ...party,
    isSelfBilled,
    rows: found.map(each => shownRow(each, asked)),
    picked: picked.map(row => row.id),
    isHeld: isHeld({ problems }) || !picked.length,
    count,
    base: toEuros(base),
    iva: toEuros(iva),
    irpf: toEuros(irpf),
    total: toEuros(total),
    payable: toEuros(payable),
    dueDate: toWireDay(dueDate),
    problems,
  };
};

/** What a run for a period would make; nothing is stored or locked. */
export const previewRun = async (asked: Asked, ctx: Ctx): Promise<Values> => {
  const { kind, fromDate, toDate, date } = asked;
  const { kind: items, owner } = OF_KIND[kind];
  const { rows, isCut, ...before } = await waitingRows(kind, fromDate, toDate, ctx);
  const [lines, days] = [await linesOf(items, rows, ctx), await deliveryDays(items, rows, ctx)];
  const found = rows.map((item, n) => ({ item, line: lines[n] as InvoiceLine, day: days.get(item.id) ?? null }));
  const groups = groupBy(found, each => Number(each.item[owner]));
  const companies = (await readCompanies(kind, [...groups.keys()], ctx)).sort(byName);
  return {
    kind,
    fromDate: toWireDay(fromDate),
    toDate: toWireDay(toDate),
    date: toWireDay(date),
    parties: await mapInParts(companies, company => offer(company, groups.get(company.id) ?? [], asked)),
    earlier: before.earlier,
    earliest: before.earliest && toWireDay(before.earliest),
    isCut,
  };
};
