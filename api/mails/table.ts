import { mails } from '#domain/mails';
import type { Table } from '../crud/resource.ts';

export const mailsTable: Table = { name: 'mails', entity: mails, search: ['to', 'subject'] };
