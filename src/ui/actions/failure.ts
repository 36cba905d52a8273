import { HttpError, type TranslateFunction } from 'react-admin';

/** What the server says of a refusal (Design 4). */
export type Failure = {
  status: number;
  code?: string;
  message: string;
  errors?: Record<string, string>;
  /** The row as it is now, of a conflict. */
  current?: Record<string, unknown>;
};

/** Reads react-admin's HttpError; anything else that was thrown keeps its message and has status 0. */
export const failureOf = (error: unknown): Failure => {
  if (!(error instanceof HttpError)) return { status: 0, message: error instanceof Error ? error.message : '' };
  const body: Partial<Failure> = typeof error.body === 'object' && error.body ? error.body : {};
  return { ...body, status: error.status, message: error.message };
};

/** Whether it is this row that can't be had: another may well be. */
export const isOfTheRow = (error: unknown): boolean => [400, 403, 404, 409].includes(failureOf(error).status);

const isSentence = (text: string): boolean => /[.!?…]$/.test(text);
const asSentence = (text: string): string => (isSentence(text) ? text : `${text}.`);

/** The server's sentences about a refusal, each once: what is wrong as a whole, and in each field. */
export const sentencesOf = ({ message, errors = {} }: Failure, translate: TranslateFunction): string =>
  [...new Set([message, ...Object.values(errors)].filter(Boolean).map(text => translate(text, { _: text })))].join(' ');

/**
 * The same for who may not see the fields: each is named. Of what is said as a whole and of a field, a sentence needs no
 * name of a field, and anything less does.
 */
export const explanationOf = (
  { message, errors = {} }: Failure,
  translate: TranslateFunction,
  nameOf: (field: string) => string,
): string => {
  const said = translate(message, { _: message });
  const whole = isSentence(said) || !Object.values(errors).includes(said) ? said : '';
  const parts = Object.entries(errors).filter(([, text]) => text !== whole);
  return [...(whole ? [whole] : []), ...parts.map(([field, text]) => `${nameOf(field)}: ${text}`)]
    .map(asSentence)
    .join(' ');
};
