import type { Content } from 'pdfmake/interfaces.js';
import { translate } from '../../i18n/translate.ts';
import { labelled } from '../pdf/look.ts';

/** The special circulation permit of a route's vehicles, beside their plates; nothing without one. */
export const permitLine = (permit: string | null | undefined): Content =>
  labelled(translate('resources.routes.fields.specialPermit'), permit);
