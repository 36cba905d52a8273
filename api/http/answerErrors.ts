import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerInLanguage, inLanguageOf, say } from './answerLanguage.ts';
import { logRefusal } from '../auth/securityLog.ts';
import { databaseError } from '../database/databaseErrors.ts';
import { HttpError } from './HttpError.ts';

/** `errors.loads.locked` → `loads.locked`: the error code for programs. */
const codeOf = (key: string): string => key.replace(/^errors\./, '');

/** A refusal's body, in the language of the request. */
export const answerOf = (error: HttpError) => ({
  message: say(error.key, error.details.args),
  code: codeOf(error.key),
  ...(error.details.fields && {
    errors: Object.fromEntries(
      Object.entries(error.details.fields).map(([field, problem]) => [field, say(problem.key, problem.args)]),
    ),
  }),
  ...error.details.extra,
});

type Raised = Error & { statusCode?: number; code?: string };

/** Fastify's own errors (broken JSON, too large, wrong type …) as ours; null for others. */
const frameworkError = (error: Raised): HttpError | null => {
  const status = error.statusCode ?? 500;
  if (status === 413 || error.code === 'FST_REQ_FILE_TOO_LARGE') return new HttpError(413, 'errors.tooLarge');
  if (status === 415) return new HttpError(415, 'errors.unsupportedType');
  if (status === 429) return new HttpError(429, 'errors.tooMany');
  return status >= 400 && status < 500 ? new HttpError(status === 404 ? 404 : 400, 'errors.malformed') : null;
};

/** The answer to anything thrown; null means a fault of ours. */
export const toHttpError = (error: Raised): HttpError | null =>
  error instanceof HttpError ? error : (databaseError(error) ?? frameworkError(error));

const send = (reply: FastifyReply, error: HttpError): FastifyReply =>
  reply
    .code(error.statusCode)
    .headers(error.details.headers ?? {})
    .send(answerOf(error));

/** Only our own refusals are worded; anything else is logged and answers the 500 text. */
export const refusalOf = (error: Raised, request: FastifyRequest): HttpError => {
  const refusal = toHttpError(error);
  if (refusal?.cause) request.log.error({ err: refusal.cause }, 'fault');
  if (refusal) {
    logRefusal(request, refusal);
    return refusal;
  }
  request.log.error({ err: error }, 'fault');
  return new HttpError(500, 'errors.internal', { extra: { requestId: request.id } });
};

/** Answers a refusal; some come before any handler, and so before the language is known. */
export const refuse = (error: Raised, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  inLanguageOf(request, () => send(reply, refusalOf(error, request)));

/** Answers all errors with one handler, in one shape (Design 4). */
export const answerErrors = (app: FastifyInstance): void => {
  answerInLanguage(app);
  app.setErrorHandler(refuse);
};
