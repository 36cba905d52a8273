import { type DangerousGoods, dangerousGoods } from '#domain/loads/adr';
import { translate } from '../../i18n/translate.ts';
import { join } from './goods.ts';
import type { PaperLoad, PaperRoute } from './readCarriage.ts';

const said = ({ un, adrClass, group }: DangerousGoods): string =>
  join([
    translate('papers.danger.un', { un }),
    adrClass && translate('papers.danger.class', { adrClass }),
    group && translate('papers.danger.group', { group }),
  ]);

/**
 * `ADR · UN 1203 · Clase 3 · Grupo de embalaje II`, as far as the goods' nature states it, and after a semicolon those
 * that it names besides; '' otherwise.
 */
export const dangerOf = (load: PaperLoad): string => {
  const goods = dangerousGoods(load.goodsNature);
  return goods.length ? join([translate('papers.danger.adr'), goods.map(said).join('; ')]) : '';
};

/**
 * The same; if an ADR vehicle was asked for but the load doesn't say which goods, a note to fill in by hand: no paper
 * calls goods dangerous, or harmless, on its own.
 */
export const dangerNote = (load: PaperLoad, route: PaperRoute | null): string =>
  dangerOf(load) || (route?.neededVehicle?.requirements?.isAdr ? translate('papers.danger.unnamed') : '');
