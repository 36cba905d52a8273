import { app } from '../../i18n/es/app.ts';
import { auth } from '../../i18n/es/auth.ts';
import { forms } from '../../i18n/es/forms.ts';
import { offline } from '../../i18n/es/offline.ts';
import { validation } from '../../i18n/es/validation.ts';
import { inLanguage } from './language.ts';

/** By the keys that react-admin knows them under: `app` holds those of forms and of a phone without coverage too. */
const SPANISH = { app: { ...app, ...forms, offline }, auth, validation };

let texts: typeof SPANISH | null = null;

/**
 * The texts of the pages before login, and of what stands in for a page whose file isn't there. They are read from here
 * rather than through react-admin, so that the login comes up without waiting for the application behind it.
 */
export const plainTexts = (): typeof SPANISH => (texts ??= inLanguage(SPANISH));
