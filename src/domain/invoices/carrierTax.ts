import { daysBetween } from '../dates.ts';
import { DEFAULT_TAX, type Tax } from './tax.ts';
import { type AddressLike, isSpain } from '../geography/address.ts';
import { isForeignEuVat, isFromHere, taxNumberOf } from '../identifiers/vat.ts';

/** The tax regimes other than the general one, which is stored as null. */
export const TAX_REGIMES = ['modules'] as const;
export type TaxRegime = (typeof TAX_REGIMES)[number];

type Placed = { nif?: string | null; vat?: string | null; address?: AddressLike | null };
type Taxed = Placed & { companyType?: string | null; taxRegime?: TaxRegime | null };

/**
 * Whether a company isn't established here: by its VAT number in another EU state, else by an address abroad without the
 * NIF of a company from here.
 */
export const isFromAbroad = ({ nif, vat, address }: Placed): boolean =>
  isForeignEuVat(taxNumberOf({ nif, vat }) ?? '') || (!isSpain(address ?? {}) && !isFromHere(nif ?? ''));

/**
 * The taxes of a carrier's invoices. A carrier that isn't established here charges none: the office declares the tax (Ley
 * 37/1992 art. 84.Uno.2.º). 1 % is withheld only from a freelancer in módulos (RIRPF art. 95.6).
 */
export const carrierTax = (carrier: Taxed): Tax => {
  if (isFromAbroad(carrier)) return {};
  return carrier.companyType === 'freelance' && carrier.taxRegime === 'modules'
    ? { ...DEFAULT_TAX, IRPF: 1 }
    : DEFAULT_TAX;
};

/** The taxes of what the office invoices to a carrier: its fees. Nothing is withheld from the office (LIRPF art. 101.5.d). */
export const feeTax = (carrier: Taxed): Tax => (carrierTax(carrier).IVA ? DEFAULT_TAX : {});

/**
 * Whether the office draws up a carrier's invoices on a day: from the date of their agreement on (RD 1619/2012 art. 5).
 */
export const isSelfBilledOn = (carrier: { selfBillingSince?: string | null }, day: string): boolean =>
  !!carrier.selfBillingSince && daysBetween(carrier.selfBillingSince, day) >= 0;

/**
 * Message keys by field. Nothing is withheld from companies: only a freelancer can be in módulos (LIRPF art. 101.5.d).
 */
export const carrierTaxErrors = (carrier: { companyType?: string | null; taxRegime?: string | null }) => {
  const errors: Record<string, string> = {};
  if (carrier.taxRegime === 'modules' && carrier.companyType !== 'freelance')
    errors.taxRegime = 'errors.carriers.modulesFreelance';
  return errors;
};
