import polyglotI18nProvider from 'ra-i18n-polyglot';
import { es } from '../../i18n/es/messages.ts';

/** Spanish alone, and Spanish when a language has no text for something (Spec 1). One more entry brings the chooser. */
export const LANGUAGES = [{ locale: 'es', name: 'Español' }];

export const i18nProvider = polyglotI18nProvider(() => es, 'es', LANGUAGES);
