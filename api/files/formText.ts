import type { IncomingMessage } from 'node:http';
import type { MultipartFields, MultipartFile } from '@fastify/multipart';
import { HttpError } from '../http/HttpError.ts';
import { fileTooLarge } from './receive.ts';

/** All of a form that is no content of a file: its texts and names, which are held in memory, and the lines between. */
export const MAX_FORM_TEXT = 1024 * 1024;
/** How much more comes in before the files are looked at again. */
const STEP = 16 * 1024;

const filesOf = (fields: MultipartFields): MultipartFile[] =>
  Object.values(fields)
    .flat()
    .filter(part => part?.type === 'file');

/**
 * Refuses a form (413) as soon as more of it than MAX_FORM_TEXT is no file's content, whatever length it says it has, or
 * none: counted where it arrives, since its parser reads ahead while a file goes to the store. The parser is told as of
 * a connection that fails, so that whatever is being read ends. Answers what ends the counting.
 */
export const limitText = (raw: IncomingMessage, fieldsSoFar: () => MultipartFields, now: Date): (() => void) => {
  let bytes = 0;
  let next = MAX_FORM_TEXT;
  const look = () => {
    if (bytes <= next) return;
    const files = filesOf(fieldsSoFar());
    const allowed = files.reduce((sum, { file }) => sum + file.bytesRead, MAX_FORM_TEXT);
    next = Math.max(allowed, bytes + STEP);
    if (bytes <= allowed) return;
    end();
    const large = files.find(({ file }) => file.truncated);
    raw.emit('error', large ? fileTooLarge(large, now) : new HttpError(413, 'errors.tooLarge'));
  };
  const count = ({ length }: Buffer) => {
    bytes += length;
    // Once the parser, which hears of it after this, and who reads its parts have seen it.
    if (bytes > next) setImmediate(look);
  };
  const end = () => {
    raw.off('data', count);
    next = Number.POSITIVE_INFINITY;
  };
  raw.on('data', count);
  return end;
};
