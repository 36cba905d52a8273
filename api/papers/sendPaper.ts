import type { FastifyReply } from 'fastify';
import type { Content } from 'pdfmake/interfaces.js';
import type { LoadPaper, RoutePaper } from '#domain/documents/papers';
import { translate } from '../../i18n/translate.ts';
import { createPdf } from '../pdf/createPdf.ts';
import { sendPdf } from '../pdf/sendPdf.ts';
import type { Ctx } from '../world.ts';

/** Papers that fill the page to its edges: without a footer. */
const WHOLE_PAGES: readonly (LoadPaper | RoutePaper)[] = ['cmr', 'labels'];

type Drawn = { paper: LoadPaper | RoutePaper; number: string; author: string; content: Content };

/** Sends a paper as a PDF named by its title and number: `CMR P. 12.pdf`. */
export const sendPaper = async (reply: FastifyReply, { paper, number, author, content }: Drawn, { now }: Ctx) => {
  const title = translate(`papers.${paper}.title`, { number });
  const page = WHOLE_PAGES.includes(paper) ? { isWholePage: true } : { foot: title };
  return sendPdf(reply, `${title}.pdf`, await createPdf({ title, author, content, ...page, now }));
};
