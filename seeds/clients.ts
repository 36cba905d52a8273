import type { Address } from '#domain/geography/address';
import { addDays } from '#domain/dates';
import { addressIn } from './addresses.ts';
import type { Calendar } from './calendar.ts';
import { companyNif, iban, phone } from './identifiers.ts';
import type { Random } from './random.ts';
import { kept, type Row } from './rows.ts';
import { FOREIGN_TOWNS, type Town, townNamed } from './towns.ts';
import { type Trade, tradeOf } from './trades.ts';
import { inventedName, slug } from './words.ts';

/** What later rows need to know of a client. */
export type Client = {
  id: number;
  name: string;
  nif: string;
  address: Address;
  town: Town;
  trade: Trade;
  /** Established in another country of the Union: no Spanish IVA on what is invoiced to it. */
  isForeign: boolean;
  row: Row;
};

const MORNING = { openTime: '08:00', closeTime: '13:30' };
const AFTERNOON = { openTime: '15:00', closeTime: '18:00' };
const ALL_DAY = { openTime: '06:00', closeTime: '22:00' };

/** When a warehouse takes lorries in. */
export const timeWindowOf = (n: number) => (n % 4 === 3 ? [ALL_DAY] : n % 4 === 2 ? [MORNING] : [MORNING, AFTERNOON]);

/** Every seventeenth client is a foreign company with a Spanish tax number of its own (letter N). */
const isForeignClient = (n: number) => n % 17 === 16;

/** The n-th client (from 0). */
export const buildClient = (n: number, random: Random, calendar: Calendar): Client => {
  const id = n + 1;
  const isForeign = isForeignClient(n);
  const trade = tradeOf(n);
  const town = isForeign
    ? random.pick(FOREIGN_TOWNS.filter(each => each.countryCode === 'PT'))
    : townNamed(random.pick(trade.towns));
  const address = addressIn(town, random);
  const invented = inventedName(n * 3 + 2);
  const name = `${random.pick(trade.company)} ${invented}, ${isForeign ? 'Lda.' : random.chance(0.2) ? 'S.A.' : 'S.L.'}`;
  const nif = companyNif(50_000 + n, isForeign ? 'N' : name.endsWith('S.A.') ? 'A' : 'B');
  const domain = `${slug(invented)}.example.org`;
  const createdAt = calendar.at(calendar.workday(addDays(calendar.today, -420 + (n % 30)), 1), 560 + (n % 300));
  return {
    id,
    name,
    nif,
    address,
    town,
    trade,
    isForeign,
    row: {
      ...kept(id, createdAt),
      name,
      alias: invented,
      nif,
      vat: isForeign ? `PT5${`${n}`.padStart(8, '0')}` : `ES${nif}`,
      bankAccount: iban(5_000 + n),
      phone: phone(5_000 + n),
      email: `pedidos@${domain}`,
      invoiceEmail: `administracion@${domain}`,
      address,
      timeWindow: timeWindowOf(n),
      provider: n % 3 === 0 ? `4300${`${id}`.padStart(4, '0')}` : null,
      receiveLoadsUpdates: n % 3 === 0,
      createUserClient: n < 2 || n % 6 === 5,
      accountantId: null,
    },
  };
};
