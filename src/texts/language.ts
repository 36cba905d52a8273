import { writeAs } from '#domain/text/locale';
import { LANGUAGES, over, SPANISH } from './languages.ts';

const KEY = 'portes.language';

type Spoken = { locale: string; own: Parameters<typeof over>[0] };

/** Settled before the first page is drawn, and the same as long as it is open. */
let spoken: Spoken = { locale: SPANISH, own: {} };

/** The language of this page: `es`. */
export const language = (): string => spoken.locale;

/** Some of the Spanish texts, in the language of this page. */
export const inLanguage = <T extends Spoken['own']>(spanish: T): T =>
  spoken.locale === SPANISH ? spanish : over(spoken.own, spanish);

/** Kept on this device. The page is opened anew in it: whatever has been said already would stay as it was. */
export const chooseLanguage = (locale: string): void => {
  localStorage.setItem(KEY, locale);
  window.location.reload();
};

/** Speaks what was chosen on this device; Spanish when nothing was, or when its file can't be had. */
export const speakChosen = async (): Promise<void> => {
  const locale = localStorage.getItem(KEY);
  if (!locale || locale === SPANISH) return;
  const own = await LANGUAGES.texts(locale).catch(() => null);
  if (!own) return;
  spoken = { locale, own };
  writeAs(locale);
  document.documentElement.lang = locale;
};
