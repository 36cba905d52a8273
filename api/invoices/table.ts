import { invoices } from '#domain/invoices';
import type { Table } from '../crud/resource.ts';

/** The counterpart's raw data aren't searched: accountants may not read them (Security T3). */
export const invoicesTable: Table = { name: 'invoices', entity: invoices, search: ['num', 'name'] };
