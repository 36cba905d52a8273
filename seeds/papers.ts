import type { DocumentType } from '#domain/documents';
import { translate } from '../i18n/translate.ts';
import { type Paper, pdf, png } from './paper.ts';

const known = new Map<string, Paper>();

const once = (key: string, make: () => Paper): Paper => {
  const paper = known.get(key) ?? make();
  known.set(key, paper);
  return paper;
};

/** What every file of the demonstration says of itself. */
const NOTICE = 'Documento de demostración, sin validez.';

/** The same bytes for all papers of a type: what counts is that they open. */
export const paperOf = (type: DocumentType): Paper =>
  once(type, () => pdf([translate(`resources.documents.choices.type.${type}`), NOTICE]));

/** A photograph of one, as drivers send them. */
export const photo = (): Paper => once('photo', () => png(120, 160, [236, 232, 222], [176, 170, 158]));

const COVERS = [
  [
    [15, 76, 129],
    [63, 142, 199],
  ],
  [
    [124, 58, 10],
    [226, 154, 74],
  ],
  [
    [21, 87, 54],
    [104, 178, 122],
  ],
  [
    [92, 26, 70],
    [196, 104, 158],
  ],
] as const;

/** The cover of the n-th discount. */
export const cover = (n: number): Paper => {
  const [from, to] = COVERS[n % COVERS.length] ?? COVERS[0];
  return once(`cover ${n % COVERS.length}`, () => png(320, 180, from, to));
};
