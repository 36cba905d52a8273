import type { Link } from '../crud/resource.ts';

/** A company's accountant, as the company is told of it: never an account that has become something else. */
export const accountantLink: Link = {
  name: 'accountant',
  by: 'accountantId',
  table: 'users',
  columns: ['id', 'username', 'email'],
  only: { role: 'accountant', disabled: false },
};
