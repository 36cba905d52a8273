import type { FastifyInstance } from 'fastify';
import { badRequest } from './HttpError.ts';

/** Deepest nesting of lists and objects; ours is less than half of it. */
export const MAX_JSON_DEPTH = 20;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPENING_LIST, CLOSING_LIST, OPENING_OBJECT, CLOSING_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Whether a quote is escaped: an odd number of backslashes precede it. */
const isEscaped = (text: string, quote: number): boolean => {
  let begin = quote;
  while (text.charCodeAt(begin - 1) === BACKSLASH) begin -= 1;
  return (quote - begin) % 2 === 1;
};

/** The end of a quoted text; found with indexOf, which saves half the time in a sheet of 30 MB. */
const endOfText = (text: string, begin: number): number => {
  let end = text.indexOf('"', begin + 1);
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
};

/** Whether a JSON text nests deeper than MAX_JSON_DEPTH; one pass, without parsing. */
export const isTooDeep = (text: string): boolean => {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfText(text, at);
    else if (sign === CLOSING_LIST || sign === CLOSING_OBJECT) depth -= 1;
    else if (sign === OPENING_LIST || sign === OPENING_OBJECT) {
      depth += 1;
      if (depth > MAX_JSON_DEPTH) return true;
    }
  }
  return false;
};

const refuse = () => badRequest('errors.tooDeep', { max: MAX_JSON_DEPTH });

/** Parses JSON from a client; throws if it is invalid, or too deep for code that visits all levels. */
export const parseJson = (text: string): unknown => {
  if (isTooDeep(text)) throw refuse();
  return JSON.parse(text);
};

/** Parses JSON bodies as Fastify does, but 400 if too deep (Security F13). */
export const readJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (isTooDeep(body)) done(refuse());
    else parse(request, body, done);
  });
};
