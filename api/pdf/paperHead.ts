import type { Content } from 'pdfmake/interfaces.js';
import { ACCENT, logoOn, QUIET } from './look.ts';

type Head = {
  logo: string | null;
  /** Under the logo. */
  left: Content[];
  title: string;
  number: string;
  /** Small text under the number. */
  under?: string;
  right: Content[];
};

/** A paper's header: its issuer on the left, its title on the right. */
export const paperHead = ({ logo, left, title, number, under, right }: Head): Content => ({
  columnGap: 16,
  columns: [
    { width: '*', stack: [logoOn(logo), ...left] },
    {
      width: 200,
      alignment: 'right',
      stack: [
        { text: title, fontSize: 16, bold: true, color: ACCENT, headlineLevel: 1 },
        { text: number, fontSize: 13 },
        { text: under ?? '', color: QUIET, margin: [0, 0, 0, 8] },
        ...right,
      ],
    },
  ],
});
