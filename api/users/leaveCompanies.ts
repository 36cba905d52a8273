import { carriersResource } from '../carriers/index.ts';
import { clientsResource } from '../clients/index.ts';
import { decodeRow } from '../crud/codec.ts';
import { lockRows } from '../crud/lockRows.ts';
import type { Values } from '../crud/resource.ts';
import { updateRow } from '../crud/write.ts';
import type { Ctx } from '../world.ts';

const COMPANIES = [carriersResource, clientsResource];

const appointing = (table: string, accounts: readonly number[], { db }: Ctx): Promise<Values[]> =>
  db(table).whereIn('accountantId', accounts).orderBy('id');

/** Locks the companies that appointed these accounts, before the accounts: as whoever appoints one does. */
export const lockCompanies = async (accounts: readonly number[], body: unknown, ctx: Ctx): Promise<void> => {
  // Only a removal (null) and another role end an appointment.
  if (body !== null && !Object.hasOwn(Object(body), 'role')) return;
  for (const { name } of COMPANIES) {
    const companies = await appointing(name, accounts, ctx);
    await lockRows(
      name,
      companies.map(({ id }) => Number(id)),
      ctx,
    );
  }
};

/** Ends an account's appointments, once it is nobody's accountant any more. It isn't alerted: nobody would read it. */
export const leaveCompanies = async (account: number, ctx: Ctx): Promise<void> => {
  for (const resource of COMPANIES)
    for (const company of await appointing(resource.name, [account], ctx))
      await updateRow(resource, decodeRow(resource.entity, company), { accountantId: null }, ctx);
};
