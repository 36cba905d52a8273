import type { Row } from '../ui/fields/row.ts';
import { translate } from '../../i18n/screens.ts';

/** A document in one line: its type and what was written about it. */
export const documentText = (document: Row): string =>
  [document.type && translate(`resources.documents.choices.type.${document.type}`), document.name]
    .filter(Boolean)
    .join(' · ');
