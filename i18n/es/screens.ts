import { app } from './app.ts';
import { auth } from './auth.ts';
import { errors } from './errors.ts';
import { forms } from './forms.ts';
import { home } from './home.ts';
import { imports } from './imports.ts';
import { lists } from './lists.ts';
import { menu } from './menu.ts';
import { offline } from './offline.ts';
import { paperNames } from './paperNames.ts';
import { ra } from './ra.ts';
import { resources } from './resources/index.ts';
import { validation } from './validation.ts';

/** What the screens say. What the server alone says, on papers and in letters, doesn't come along with them. */
export const screens = {
  ra,
  app: { ...app, ...lists, ...forms, offline },
  auth,
  validation,
  errors,
  menu,
  home,
  imports,
  papers: paperNames,
  resources,
};
