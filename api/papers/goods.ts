import { formatNumber } from '#domain/figures';
import { translate } from '../../i18n/translate.ts';
import type { PaperLoad } from './readCarriage.ts';

type Part = string | null | undefined | false;

/** The parts that there are. */
export const join = (parts: readonly Part[], separator = ' · '): string => parts.filter(Boolean).join(separator);

export const weightOf = (load: PaperLoad): string => `${formatNumber(load.weight)} kg`;

export const sizeOf = (load: PaperLoad): string =>
  `${[load.length, load.width, load.height].map(formatNumber).join(' × ')} m`;

/** In cubic metres. */
export const volumeOf = ({ length, width, height }: PaperLoad): number =>
  Math.round(length * width * height * 1000) / 1000;

export const loadTypeOf = (load: PaperLoad): string =>
  load.loadType ? translate(`resources.loads.choices.loadType.${load.loadType}`) : '';

/** `5 bultos`; nothing while nobody said how many. */
export const packagesOf = ({ packages }: PaperLoad): string =>
  packages ? translate('resources.loads.packages', { smart_count: packages }) : '';

/** Whether the vehicle has to be opened at the back, at the side or from above. */
export const loadSideOf = (load: PaperLoad): string =>
  load.loadSide ? translate(`resources.loads.choices.loadSide.${load.loadSide}`) : '';

/** How the goods are packed, as far as it is known. */
export const packagingOf = ({ isPalleted, loadType }: PaperLoad): string => {
  if (isPalleted || loadType === 'palletized') return translate('papers.goods.pallets');
  return loadType === 'bulk' ? translate('papers.goods.bulk') : '';
};

const palleted = ({ isPalleted }: PaperLoad): string =>
  isPalleted ? translate('resources.loads.fields.isPalleted') : '';

/** Everything that is known of the goods in one line. */
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
