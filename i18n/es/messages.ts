import { alerts } from './alerts.ts';
import { books } from './books.ts';
import { emails } from './emails.ts';
import { papers } from './papers.ts';
import { screens } from './screens.ts';

/** Every text that a person reads, by key. */
export const es = { ...screens, alerts, emails, papers, books };
