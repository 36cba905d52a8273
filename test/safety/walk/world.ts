import type { Role } from '#domain/roles';
import type { Db } from '../../../api/database/db.ts';
import { keyOf, MARKED } from './columns.ts';
import { amountKey, marksIn } from './marks.ts';

export type Row = Record<string, unknown> & { id: number };
type Place = { table: string; column: string; id: number };

/** Who asks: an account that may log in. */
export type Who = {
  id: number;
  role: Role;
  carrierId: number | null;
  clientId: number | null;
  vehicleId: number | null;
};

/** What else is read, to know whose a row is. */
const LINKS = ['requestedRoutes', 'trackingEvents', 'controlDocuments', 'invoiceRunItems', 'history'];
const TABLES = [...new Set([...Object.keys(MARKED), ...LINKS])];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));

/** The rows as they are stored, read anew after each change: who sees them is worked out apart from the server's own SQL. */
export class World {
  private readonly rows = new Map<string, Map<number, Row>>();
  /** Where a mark is, or was last: a text stays its row's when it has been overwritten. */
  private readonly texts = new Map<string, Map<string, Place>>();
  private amounts = new Map<string, Place[]>();

  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  of(table: string): Map<number, Row> {
    return this.rows.get(table) ?? new Map();
  }

  row(table: string, id: unknown): Row | undefined {
    return this.of(table).get(Number(id));
  }

  ids(table: string): number[] {
    return [...this.of(table).keys()];
  }

  placesOf(mark: string): Place[] {
    return this.amounts.get(mark) ?? [...(this.texts.get(mark)?.values() ?? [])];
  }

  marks(): string[] {
    return [...this.texts.keys(), ...this.amounts.keys()];
  }

  /** Whose account it is; null when it may not log in. */
  who(userId: number): Who | null {
    const user = this.row('users', userId);
    if (!user?.isActive || user.disabled) return null;
    for (const [field, table] of [
      ['carrierId', 'carriers'],
      ['clientId', 'clients'],
      ['vehicleId', 'vehicles'],
    ] as const)
      if (user[field] != null && this.row(table, user[field])?.disabled) return null;
    return {
      id: user.id,
      role: user.role,
      carrierId: user.carrierId,
      clientId: user.clientId,
      vehicleId: user.vehicleId,
    } as Who;
  }

  async read(): Promise<void> {
    this.amounts = new Map();
    for (const table of TABLES) {
      const key = keyOf(table);
      const known = table === 'history' ? this.of(table) : new Map<number, Row>();
      const query = this.db(table).select();
      // It is only added to, and grows with every change.
      const found: Row[] = await (known.size ? query.where('id', '>', Math.max(...known.keys())) : query);
      for (const row of found) known.set(Number(row[key]), row);
      this.rows.set(table, known);
      for (const row of found) this.place(table, Number(row[key]), row);
    }
  }

  private place(table: string, id: number, row: Row): void {
    for (const [column, kind] of Object.entries(MARKED[table] ?? {})) {
      const value = row[column];
      if (value == null) continue;
      const place = { table, column, id };
      if (kind === 'cents') {
        const key = amountKey(Number(value));
        if (Number(value) > 1_000_000) this.amounts.set(key, [...(this.amounts.get(key) ?? []), place]);
        continue;
      }
      for (const mark of marksIn(textOf(value))) {
        if (mark.startsWith('€')) continue;
        const places = this.texts.get(mark) ?? new Map<string, Place>();
        places.set(`${table}.${column}.${id}`, place);
        this.texts.set(mark, places);
      }
    }
  }
}
