import { translate } from '../../i18n/translate.ts';
import type { DocumentRow } from './documentRules.ts';

/** A document's type in words, with its name if it has one. */
export const documentName = ({ type, name }: Pick<DocumentRow, 'type' | 'name'>): string => {
  const label = translate(`resources.documents.choices.type.${type}`);
  return name ? `${label}: ${name}` : label;
};
