import { dangerousGoods } from '#domain/loads/adr';
import { translate } from '../../i18n/translate.ts';
import { join } from './goods.ts';
import type { PaperLoad, PaperRoute } from './readCarriage.ts';

/** `ADR · UN 1203 · Clase 3 · Grupo de embalaje II`, as far as the goods' nature states it; '' otherwise. */
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
 * The same; if an ADR vehicle was asked for but the load doesn't say which goods, a note to fill in by hand: no paper
 * calls goods dangerous, or harmless, on its own.
 */
export const dangerNote = (load: PaperLoad, route: PaperRoute | null): string =>
  dangerOf(load) || (route?.neededVehicle?.requirements?.isAdr ? translate('papers.danger.unnamed') : '');
