import { dangerousGoods } from '#domain/adr';
import { translate } from '../../i18n/translate.ts';
import { join } from './goods.ts';
import type { PaperLoad, PaperRoute } from './readCarriage.ts';

/** `ADR · UN 1203 · Clase 3 · Grupo de embalaje II`, as far as the goods are named so; nothing for others. */
export const dangerOf = (load: PaperLoad): string => {
  const found = dangerousGoods(load.goodsNature);
  if (!found) return '';
  const { un, adrClass, group } = found;
  return join([
    translate('papers.danger.adr'),
    translate('papers.danger.un', { un }),
    adrClass && translate('papers.danger.class', { adrClass }),
    group && translate('papers.danger.group', { group }),
  ]);
};

/**
 * The same, and what has to be written by hand where a vehicle for dangerous goods was asked for but this load does not say
 * which they are: no paper calls goods dangerous, or harmless, that nobody did.
 */
export const dangerNote = (load: PaperLoad, route: PaperRoute | null): string =>
  dangerOf(load) || (route?.neededVehicle?.requirements?.isAdr ? translate('papers.danger.unnamed') : '');
