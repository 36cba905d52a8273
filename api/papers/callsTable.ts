import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { formatAddress } from '#domain/geography/address';
import { countryOf } from '#domain/geography/countries';
import { formatDay } from '#domain/dates';
import { formatMoment } from '#domain/moments';
import { translate } from '../../i18n/translate.ts';
import { heading, QUIET } from '../pdf/look.ts';
import { type Call, openingText } from './calls.ts';
import type { Carriage } from './readCarriage.ts';
import { type LoadCarriage, timesAt } from './readLoadPaper.ts';

const say = (key: string): string => translate(`papers.call.${key}`);

/** What is done there, and who hands over or receives the goods. */
const kindCell = ({ kind, party }: Call): TableCell => ({
  stack: [{ text: kind, bold: true }, party ? { text: party, fontSize: 7, color: QUIET } : []],
});

/** A place in a cell: its own name, if any, above its address. */
const placeCell = ({ place }: Call): TableCell => {
  const address = formatAddress({ ...place, country: countryOf(place) }, 'full');
  return { stack: [place?.name && place.name !== address ? { text: place.name, bold: true } : [], address] };
};

const timeCells = (call: Call, { steps }: LoadCarriage): TableCell[] => {
  const { came, done } = timesAt(call, steps);
  return [formatMoment(came), formatMoment(done)];
};

/** The calls with places, days and opening hours; for a tracked load also when each place was reached and left. */
export const callsTable = (calls: readonly Call[], carriage: Carriage | LoadCarriage): Content => {
  const tracked = 'steps' in carriage ? carriage : null;
  return {
    layout: 'ruled',
    margin: [0, 4, 0, 0],
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [62, 52, '*', 72, ...(tracked ? [56, 56] : [])],
      body: [
        [
          heading(''),
          heading(say('day')),
          heading(say('place')),
          heading(say('openings')),
          ...(tracked ? [heading(say('came')), heading(say('done'))] : []),
        ],
        ...calls.map(call => [
          kindCell(call),
          formatDay(call.day),
          placeCell(call),
          openingText(carriage.openings, call.id),
          ...(tracked ? timeCells(call, tracked) : []),
        ]),
      ],
    },
  };
};
