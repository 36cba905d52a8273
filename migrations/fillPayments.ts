import type { Knex } from 'knex';

type Invoice = {
  id: number;
  dueDate: string;
  payable: number;
  issuerRole: string;
  createdAt: string;
  updatedAt: string;
  userId: number | null;
};
type Change = { recordId: number; userId: number | null; at: string; changes: string };
type Marked = { day: string; userId: number | null; statusBefore: number };

const BATCH = 300;
const PAID = 1;
const NOTE = 'Pagada antes de que se llevaran los pagos';

const madrid = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Madrid',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const dayOf = (moment: string): string => madrid.format(new Date(moment));

/** The last time that the history tells of each being marked as paid. */
const markedOf = async (db: Knex, ids: readonly number[]): Promise<Map<number, Marked>> => {
  const changes: Change[] = await db('changes')
    .where({ resource: 'invoices' })
    .whereIn('recordId', ids)
    .orderBy('id')
    .select('recordId', 'userId', 'at', 'changes');
  const marked = new Map<number, Marked>();
  for (const { recordId, userId, at, changes: json } of changes) {
    const [before, after] = (JSON.parse(json) as { status?: [number | null, number | null] }).status ?? [];
    if (after === PAID) marked.set(recordId, { day: dayOf(at), userId, statusBefore: before === 2 ? 2 : 0 });
  }
  return marked;
};

/**
 * A row that says paid has payments that add up: those that were paid before get one of everything, on the day the
 * history says they were marked; without it on their due date, or when they were last touched if that was earlier. What
 * they had been before is taken to be sent when the office issued them.
 */
export const fillPayments = async (db: Knex): Promise<void> => {
  for (let after = 0; ; ) {
    const invoices: Invoice[] = await db('invoices')
      .where('id', '>', after)
      .where({ status: PAID })
      .where('payable', '>', 0)
      .orderBy('id')
      .limit(BATCH)
      .select('id', 'dueDate', 'payable', 'issuerRole', 'createdAt', 'updatedAt', 'userId');
    if (!invoices.length) return;
    after = invoices.at(-1)?.id ?? after;
    const marked = await markedOf(
      db,
      invoices.map(({ id }) => id),
    );
    const rows = invoices.map(({ id, dueDate, payable, issuerRole, createdAt, updatedAt, userId }) => {
      const touched = dayOf(updatedAt);
      const guess = {
        day: dueDate < touched ? dueDate : touched,
        userId,
        statusBefore: issuerRole === 'admin' ? 2 : 0,
      };
      const known = marked.get(id) ?? guess;
      return { invoiceId: id, amount: payable, method: 'transfer', notes: NOTE, createdAt, updatedAt, ...known };
    });
    await db('payments').insert(rows);
    for (const { invoiceId, amount, day } of rows)
      await db('invoices').where({ id: invoiceId }).update({ paid: amount, paidDate: day });
  }
};
