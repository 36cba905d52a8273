import { answerQuestions } from '../threads/answerQuestions.ts';
import { drawPdf, type Paper } from './drawPdf.ts';

answerQuestions((paper: Paper): Promise<Uint8Array> => drawPdf(paper));
