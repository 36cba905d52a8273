import type { Content } from 'pdfmake/interfaces.js';
import { loadLabel } from '#domain/loads';
import { translate } from '../../../i18n/translate.ts';
import { type Area, at, frames, written } from '../../pdf/drawn.ts';
import { QUIET } from '../../pdf/look.ts';
import { dangerNote } from '../danger.ts';
import type { LoadCarriage } from '../readLoadPaper.ts';
import { annexOf } from './annex.ts';
import { boxTexts, hasAnnex } from './boxTexts.ts';
import { chargesOf, freightOf } from './charges.ts';
import { areaOf, BOXES, type BoxNumber, CAPTION, COPIES, type Copy, DANGER, FOOT, TITLE } from './form.ts';

const say = (key: string, args?: Record<string, string | number>): string => translate(`papers.cmr.${key}`, args);

const HEADING = 3.4;
const below = ({ x, y, width, height }: Area, by = HEADING): Area => ({ x, y: y + by, width, height: height - by });

const box = (number: BoxNumber, texts: readonly string[], colour: string): Content[] => {
  const area = areaOf(number);
  const caption = say(`boxes.${number}`);
  // Some captions of the narrow goods columns take two lines, so text starts at the same height in all of them.
  const isGoods = area.y === areaOf(6).y;
  return [
    at(area, {
      fontSize: 6,
      lineHeight: 1,
      color: colour,
      text: [{ text: `${number} `, bold: true, fontSize: 7.5 }, caption],
    }),
    written(texts, below(area, isGoods ? 6.5 : HEADING)),
  ];
};

const NAME: Area = { x: TITLE.x + 19, y: TITLE.y + 0.5, width: TITLE.width - 19, height: 12.5 };

const titleOf = ({ load }: LoadCarriage, colour: string): Content[] => [
  at(TITLE, { text: 'CMR', bold: true, fontSize: 22, lineHeight: 1, color: colour }),
  at(NAME, { text: say('heading'), bold: true, fontSize: 10, lineHeight: 1, headlineLevel: 1 }),
  written([say('number', { number: load.cmrNumber ?? '' })], below(NAME, 4.5), 11),
  at({ ...TITLE, y: TITLE.y + 14 }, { text: say('clause'), fontSize: 6.5, lineHeight: 1.05 }),
];

const dangerLine = ({ load, route }: LoadCarriage, colour: string): Content[] => [
  at(DANGER, { text: say('danger'), fontSize: 6, lineHeight: 1, color: colour }),
  written([dangerNote(load, route)], below(DANGER)),
];

const copyOf = (carriage: LoadCarriage, { key, colour }: Copy, index: number): Content[] => {
  const texts = boxTexts(carriage);
  return [
    { text: '', ...(index && { pageBreak: 'before' }) },
    frames([...BOXES.map(areaOf), TITLE, DANGER], colour),
    at(CAPTION, {
      color: colour,
      lineHeight: 1,
      text: [
        { text: `${index + 1}  `, bold: true, fontSize: 13 },
        { text: say(`copies.${key}`), fontSize: 9 },
      ],
    }),
    ...titleOf(carriage, colour),
    ...BOXES.flatMap(number => box(number, texts[number] ?? [], colour)),
    ...dangerLine(carriage, colour),
    freightOf(colour),
    ...chargesOf(colour),
    at(FOOT, {
      text: say('foot', { load: loadLabel(carriage.load), office: carriage.office.name }),
      fontSize: 6,
      color: QUIET,
    }),
  ];
};

/** A load's consignment note: the form three times, once per original, each with its annex if there is one. */
export const cmrNote = (carriage: LoadCarriage): Content =>
  COPIES.flatMap((copy, index) => [
    ...copyOf(carriage, copy, index),
    ...(hasAnnex(carriage) ? [annexOf(carriage)] : []),
  ]);
