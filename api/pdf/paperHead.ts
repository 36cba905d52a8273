import type { Content } from 'pdfmake/interfaces.js';
import { ACCENT, logoOn, QUIET } from './look.ts';

type Head = {
  logo: string | null;
  /** Under the logo. */
  left: Content[];
  title: string;
  number: string;
  /** Said small under the number. */
  under?: string;
  right: Content[];
};

/** The top of a paper: whose it is at the left, what it is at the right. */
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
