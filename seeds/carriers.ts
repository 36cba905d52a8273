import type { Address } from '#domain/geography/address';
import { addDays } from '#domain/dates';
import { addressIn } from './addresses.ts';
import type { Calendar } from './calendar.ts';
import { isFreelanceFleet } from './fleets.ts';
import { companyNif, foreignerNif, iban, personNif, phone } from './identifiers.ts';
import type { Random } from './random.ts';
import { kept, type Row } from './rows.ts';
import { SPANISH_TOWNS, townNamed } from './towns.ts';
import { inventedName, personName, slug } from './words.ts';

/** What later rows need to know of a carrier. */
export type Carrier = {
  id: number;
  name: string;
  nif: string;
  address: Address;
  isFreelance: boolean;
  /** In "módulos": 1 % is withheld on what it invoices (RIRPF art. 95.6). */
  isWithheld: boolean;
  /** Who steps its loads forward and makes its invoices, when it has an account. */
  userId: number | null;
  row: Row;
};

const KINDS = ['Transportes', 'Logística', 'Portes', 'Transportes', 'Cargas', 'Trans'];
/** Most carriers of a Valencian office are from around it. */
const HOMES = [
  'Valencia',
  'Paterna',
  'Silla',
  'Sagunto',
  'Ribarroja del Turia',
  'Castellón de la Plana',
  'Onda',
  'Elche',
  'Alzira',
  'Murcia',
];

const identity = (n: number, random: Random) => {
  if (!isFreelanceFleet(n)) {
    const invented = inventedName(n * 3 + 1);
    const form = random.weighted([
      ['S.L.', 8],
      ['S.A.', 1],
      ['S. Coop. V.', 1],
    ] as const);
    const letter = { 'S.L.': 'B', 'S.A.': 'A', 'S. Coop. V.': 'F' }[form];
    return {
      name: `${random.pick(KINDS)} ${invented}, ${form}`,
      surname: null,
      nif: companyNif(1_000 + n, letter),
      domain: slug(invented),
    };
  }
  const person = personName(random);
  const nif = n % 13 === 4 ? foreignerNif(n + 1) : personNif(1_000 + n);
  return { ...person, nif, domain: slug(`${person.name} ${person.surname}`) };
};

/** A company's; cooperatives have a registry of their own, and freelancers none. */
const registryOf = (n: number, nif: string, { county }: Address): string | null =>
  /^[AB]/.test(nif)
    ? `Registro Mercantil de ${county}, tomo 0000, folio ${n + 1}, hoja ${county?.charAt(0)}-${10_000 + n}`
    : null;

/** The n-th carrier (from 0). Its flags and its accountant come later: they depend on its vehicles and on the accounts. */
export const buildCarrier = (n: number, random: Random, calendar: Calendar): Carrier => {
  const id = n + 1;
  const isFreelance = isFreelanceFleet(n);
  const isWithheld = isFreelance && n % 2 === 1;
  const { name, surname, nif, domain } = identity(n, random);
  const town = random.chance(0.7) ? townNamed(random.pick(HOMES)) : random.pick(SPANISH_TOWNS);
  const address = addressIn(town, random);
  const createdAt = calendar.at(calendar.workday(addDays(calendar.today, -430 + (n % 40)), 1), 540 + (n % 300));
  return {
    id,
    name: surname ? `${name} ${surname}` : name,
    nif,
    address,
    isFreelance,
    isWithheld,
    userId: null,
    row: {
      ...kept(id, createdAt),
      name,
      surname,
      nif,
      vat: n % 10 === 7 ? null : `ES${nif}`,
      bankAccount: iban(1_000 + n),
      phone: phone(1_000 + n),
      email: `trafico@${domain}.example.com`,
      invoiceEmail: n % 4 === 3 ? null : `facturas@${domain}.example.com`,
      address,
      companyType: isFreelance ? 'freelance' : 'society',
      taxRegime: isWithheld ? 'modules' : null,
      registry: registryOf(n, nif, address),
      // With every fifth the office has agreed in writing that it draws up the invoices.
      selfBillingSince: n > 0 && n % 5 === 0 ? createdAt.slice(0, 10) : null,
      isLocal: false,
      isNational: false,
      isInternational: false,
      isFrigo: false,
      isLona: false,
      isAdr: false,
      disablePublic: n % 19 === 13,
      accountantId: null,
    },
  };
};
