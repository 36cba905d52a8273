/** Spanish, the only language (Spec 1) until i18n/languages has a file: the catalogue for the screens, and `translate`. */
export { es } from './es/messages.ts';
export { addLanguage, hasKey, sayer, speak, translate, translateIn } from './translate.ts';
