import type { Messages } from '../catalogue.ts';
import { alerts } from './alerts.ts';
import { books } from './books.ts';
import { emails } from './emails.ts';
import { papers } from './papers.ts';
import { refusals } from './refusals.ts';
import { rowRemarks } from './rowRemarks.ts';
import { screens } from './screens.ts';

/** The texts of both, group by group. */
const together = <A extends Messages, B extends Messages>(some: A, others: B): A & B =>
  Object.fromEntries(
    Object.entries({ ...others, ...some }).map(([key, text]) => {
      const other = others[key];
      return [key, typeof text === 'object' && typeof other === 'object' ? together(text, other) : text];
    }),
  ) as A & B;

/** Every text that a person reads, by key. */
export const es = { ...screens, errors: together(screens.errors, refusals), alerts, emails, papers, books, rowRemarks };
