import { formatNumber } from '#domain/figures';
import { translate } from '../../i18n/translate.ts';
import type { PaperLoad } from './readCarriage.ts';

type Part = string | null | undefined | false;

/** Joins the non-empty parts. */
export const join = (parts: readonly Part[], separator = ' · '): string => parts.filter(Boolean).join(separator);

/** The weight, `1.200 kg`. */
export const weightOf = (load: PaperLoad): string => `${formatNumber(load.weight)} kg`;

/** Length, width and height, `2,4 × 1,2 × 1,5 m`. */
export const sizeOf = (load: PaperLoad): string =>
  `${[load.length, load.width, load.height].map(formatNumber).join(' × ')} m`;

/** In cubic metres. */
export const volumeOf = ({ length, width, height }: PaperLoad): number =>
  Math.round(length * width * height * 1000) / 1000;

/** The load type in words; '' without one. */
export const loadTypeOf = (load: PaperLoad): string =>
  load.loadType ? translate(`resources.loads.choices.loadType.${load.loadType}`) : '';

/** `5 bultos`; '' if the number is unknown. */
export const packagesOf = ({ packages }: PaperLoad): string =>
  packages ? translate('resources.loads.packages', { smart_count: packages }) : '';

/** From which side the vehicle is loaded: back, side or top; '' if unknown. */
export const loadSideOf = (load: PaperLoad): string =>
  load.loadSide ? translate(`resources.loads.choices.loadSide.${load.loadSide}`) : '';

/** The packaging, if known. */
export const packagingOf = ({ isPalleted, loadType }: PaperLoad): string => {
  if (isPalleted || loadType === 'palletized') return translate('papers.goods.pallets');
  return loadType === 'bulk' ? translate('papers.goods.bulk') : '';
};

const palleted = ({ isPalleted }: PaperLoad): string =>
  isPalleted ? translate('resources.loads.fields.isPalleted') : '';

/** Everything known about the goods, in one line. */
export const goodsOf = (load: PaperLoad): string =>
  join([
    load.goodsNature,
    packagesOf(load),
    loadTypeOf(load) !== palleted(load) && loadTypeOf(load),
    weightOf(load),
    sizeOf(load),
    palleted(load),
    loadSideOf(load),
  ]);
