import type { MultipartFields, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MAX_FILE_BYTES, MAX_FILES } from '#domain/documents';
import type { Entity } from '#domain/entity';
import { badRequest, HttpError } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { coerceFields } from './coerceFields.ts';
import { nestFields, unknownField } from './formFields.ts';
import { discardFiles } from './fileRows.ts';
import { limitText, MAX_FORM_TEXT } from './formText.ts';
import { type ReceivedFile, receiveFile, refuseFile } from './receive.ts';

export type ReadBody = {
  body: Record<string, unknown>;
  files: ReceivedFile[];
  /** All that was sent, each file by its content's hash and its own name: what a repeated call says again. */
  said: unknown;
  /** Removes received files without a row from the store. */
  discard: () => Promise<void>;
};

/** A form's largest size, its files and text; one that declares more isn't read at all. */
const MAX_FORM = MAX_FILES * MAX_FILE_BYTES + MAX_FORM_TEXT;
const FILE_KEY = /^url(\[\d{0,3}\])?$/;

/** Whether a part is an empty file input: no name, no content. */
const isBlank = ({ filename, file }: MultipartFile): boolean => !filename && file.readableEnded && !file.bytesRead;

const receive = async (part: MultipartFile, ctx: Ctx): Promise<ReceivedFile | null> => {
  if (!FILE_KEY.test(part.fieldname)) throw badRequest('errors.unknownField', { field: part.fieldname.slice(0, 80) });
  try {
    return await receiveFile(part, ctx);
  } catch (error) {
    if (isBlank(part)) return null;
    throw error;
  }
};

type Raised = { code?: string; syscall?: unknown };

const TOO_LARGE = ['FST_REQ_FILE_TOO_LARGE', 'FST_FIELDS_LIMIT', 'FST_PARTS_LIMIT'];

/** A parser error as ours; a disk fault stays as it is. */
const refusalOf = (error: unknown): unknown => {
  if (error instanceof HttpError || !(error instanceof Error)) return error;
  const { code, syscall } = error as Raised;
  if (code === 'FST_FILES_LIMIT') return refuseFile(413, 'errors.files.tooMany', { max: MAX_FILES });
  if (code && TOO_LARGE.includes(code)) return new HttpError(413, 'errors.tooLarge');
  return syscall === undefined ? new HttpError(400, 'errors.files.incomplete') : error;
};

type Form = { files: ReceivedFile[]; named: string[] };

const readForm = async (request: FastifyRequest, { files, named }: Form, ctx: Ctx) => {
  const fields: [string, string][] = [];
  let soFar: MultipartFields = {};
  let inherited = '';
  const endLimit = limitText(request.raw, () => soFar, ctx.now);
  // The parser's own test for files. The parser refuses names that every object inherits, without saying which:
  // recorded here.
  const isPartAFile = (name = '', type?: string, filename?: string): boolean => {
    if (name in Object.prototype) inherited ||= name;
    return type === 'application/octet-stream' || filename !== undefined;
  };
  try {
    for await (const part of request.parts({ isPartAFile })) {
      soFar = part.fields;
      if (part.type === 'file') {
        const file = await receive(part, ctx);
        if (!file) continue;
        files.push(file);
        named.push(`${file.sha256} ${part.filename ?? ''}`);
      } else if (part.valueTruncated || part.fieldnameTruncated) throw new HttpError(413, 'errors.tooLarge');
      else if (typeof part.value === 'string') fields.push([part.fieldname, part.value]);
      else throw badRequest('errors.malformed');
    }
  } catch (error) {
    throw inherited && (error as Raised).code === 'FST_PROTO_VIOLATION' ? unknownField(inherited) : error;
  } finally {
    endLimit();
  }
  return nestFields(fields);
};

/** Reads on to the end of a refused form, so that its sender gets to read the answer. */
const drain = (request: FastifyRequest): void => {
  request.raw.unpipe();
  request.raw.resume();
};

/**
 * The body of a creating call: JSON, or a form with files under `url` (Spec 7), its text converted by the entity's
 * fields. Files are streamed to disk, never held in memory. A refused form (400 broken, 413 too large, 415 wrong type)
 * leaves nothing behind.
 */
export const readBody = async (request: FastifyRequest, entity: Entity, ctx: Ctx): Promise<ReadBody> => {
  const files: ReceivedFile[] = [];
  const named: string[] = [];
  const discard = () => discardFiles(files, ctx);
  if (!request.isMultipart()) {
    const body = request.body as Record<string, unknown>;
    return { body, files, said: body, discard };
  }
  if (Number(request.headers['content-length'] ?? 0) > MAX_FORM)
    throw new HttpError(413, 'errors.tooLarge', { headers: { connection: 'close' } });
  try {
    const body = coerceFields(entity, await readForm(request, { files, named }, ctx));
    return { body, files, said: files.length ? { body, files: named } : body, discard };
  } catch (error) {
    drain(request);
    await discard();
    throw refusalOf(error);
  }
};
