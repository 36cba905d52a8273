import type { IncomingMessage } from 'node:http';
import type { MultipartFields, MultipartFile } from '@fastify/multipart';
import { HttpError } from '../http/HttpError.ts';
import { fileTooLarge } from './receive.ts';

/** Limit for everything in a form but file contents: texts and names, which are held in memory, and separators. */
export const MAX_FORM_TEXT = 1024 * 1024;
/** Bytes between two checks. */
const STEP = 16 * 1024;

const filesOf = (fields: MultipartFields): MultipartFile[] =>
  Object.values(fields)
    .flat()
    .filter(part => part?.type === 'file');

/**
 * Refuses a form (413) once more than MAX_FORM_TEXT of it isn't file content, whatever length it declares. Bytes are
 * counted on arrival, because the parser reads ahead while a file goes to the store. The parser gets an error as if the
 * connection failed, so that all reading ends. Gives a function that stops counting.
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
    // After the parser, which hears of it later, and its readers have seen it.
    if (bytes > next) setImmediate(look);
  };
  const end = () => {
    raw.off('data', count);
    next = Number.POSITIVE_INFINITY;
  };
  raw.on('data', count);
  return end;
};
