import { app } from '../../i18n/es/app.ts';
import { auth } from '../../i18n/es/auth.ts';
import { offline } from '../../i18n/es/offline.ts';
import { validation } from '../../i18n/es/validation.ts';

/**
 * The texts of the pages before login, and of what stands in for a page whose file isn't there. They are read from here
 * rather than through react-admin, so that the login comes up without waiting for the application behind it.
 */
export const TEXTS = { app, auth, offline, validation };
