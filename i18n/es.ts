/** Spanish, the only language (Spec 1): the catalogue for the screens, and `translate` for the server. */
export { es } from './es/messages.ts';
export { hasKey, translate } from './translate.ts';
