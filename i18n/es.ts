/** Spanish, the only language (Spec 1) until i18n/languages has a file: every text, and `translate`. Pages take theirs of screens.ts. */
export { es } from './es/messages.ts';
export { addLanguage, hasKey, translate, translateIn } from './translate.ts';
