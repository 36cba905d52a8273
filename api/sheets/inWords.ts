import { inWords as said } from '#domain/inWords';
import { translate } from '../../i18n/translate.ts';

/** A composite field as people write it in one cell; any other value unchanged. */
export const inWords = (field: string, value: unknown): unknown => said(field, value, translate) ?? value;
