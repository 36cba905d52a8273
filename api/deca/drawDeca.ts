import { translate } from '../../i18n/translate.ts';
import { createPdf } from '../pdf/createPdf.ts';
import type { Ctx } from '../world.ts';
import type { DecaContent } from './decaContent.ts';
import { decaPaper } from './decaPaper.ts';
import { type DecaRow, decaUrl } from './keepDeca.ts';

type Drawn = { name: string; pdf: Buffer };

/** Some megabytes at most. */
const KEPT = 20;

const lastDrawn = new Map<string, Promise<Drawn>>();

const draw = async (row: DecaRow, url: string): Promise<Drawn> => {
  const content = JSON.parse(row.content) as DecaContent;
  const title = translate('papers.deca.title', { number: content.number });
  const pdf = await createPdf({
    title,
    author: content.shipper.name,
    content: decaPaper(content, url, row.createdAt),
    foot: title,
    now: new Date(row.createdAt),
  });
  return { name: `${title}.pdf`, pdf };
};

/**
 * A control document as PDF, under its name. A stored one never changes and its address opens without a session: asked for
 * again and again, it is drawn once.
 */
export const drawDeca = (row: DecaRow, ctx: Pick<Ctx, 'config'>): Promise<Drawn> => {
  const url = decaUrl(row, ctx);
  const drawn = lastDrawn.get(url) ?? draw(row, url);
  lastDrawn.delete(url);
  lastDrawn.set(url, drawn);
  drawn.catch(() => lastDrawn.delete(url));
  if (lastDrawn.size > KEPT) lastDrawn.delete(lastDrawn.keys().next().value ?? '');
  return drawn;
};
