import { alerts } from './alerts.ts';
import { app } from './app.ts';
import { auth } from './auth.ts';
import { books } from './books.ts';
import { emails } from './emails.ts';
import { errors } from './errors.ts';
import { forms } from './forms.ts';
import { home } from './home.ts';
import { imports } from './imports.ts';
import { lists } from './lists.ts';
import { menu } from './menu.ts';
import { offline } from './offline.ts';
import { papers } from './papers.ts';
import { ra } from './ra.ts';
import { resources } from './resources/index.ts';
import { validation } from './validation.ts';

/** Every text that a person sees, by key. */
export const es = {
  ra,
  app: { ...app, ...lists, ...forms, offline },
  auth,
  validation,
  errors,
  menu,
  home,
  alerts,
  emails,
  papers,
  books,
  imports,
  resources,
};
