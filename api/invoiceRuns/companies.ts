import { carriers } from '#domain/carriers';
import { clients } from '#domain/clients';
import type { Address } from '#domain/geography/address';
import { carrierTax, type TaxRegime } from '#domain/invoices/carrierTax';
import { clientTax } from '#domain/invoices/clientTax';
import type { RunKind } from '#domain/invoiceRuns';
import type { Tax } from '#domain/invoices/tax';
import { decodeRow } from '../crud/codec.ts';
import type { Row, Values } from '../crud/resource.ts';
import { mapInParts } from '../turns/mapInParts.ts';
import type { Ctx } from '../world.ts';

/** A client or carrier, as far as its invoices depend on it. */
export type Company = Row & {
  name: string;
  surname?: string | null;
  nif: string | null;
  vat: string | null;
  address: Partial<Address> | null;
  companyType?: string;
  taxRegime?: TaxRegime | null;
  selfBillingSince?: string | null;
};

const ENTITIES = { clients, carriers } as const;

/** The clients or carriers with these ids, removed ones too. */
export const readCompanies = async (kind: RunKind, ids: readonly number[], { db }: Ctx): Promise<Company[]> => {
  const entity = ENTITIES[kind];
  const rows: Values[] = ids.length ? await db(entity.name).whereIn('id', [...ids]) : [];
  return mapInParts(rows, row => decodeRow(entity, row) as Company);
};

/** One of them; undefined if there is none. */
export const readCompany = async (kind: RunKind, id: number, ctx: Ctx): Promise<Company | undefined> =>
  (await readCompanies(kind, [id], ctx))[0];

/** The tax of a run's invoice to a client, or of a carrier. */
export const taxOf = (kind: RunKind, company: Company): Tax =>
  kind === 'clients' ? clientTax(company) : carrierTax(company);
