import { AsyncLocalStorage } from 'node:async_hooks';
import { readdir } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownFile } from '../ownFiles.ts';
import { addLanguage, isLanguage, type translate, translateIn } from '../../i18n/translate.ts';

const SPANISH = 'es';
const FOLDER = ownFile('i18n/languages/');

/** Loads a file for each further language, `ca.ts` or its build; so far there are none. */
export const loadLanguages = async (): Promise<void> => {
  const files = await readdir(FOLDER).catch(() => []);
  for (const file of files) {
    const locale = /^([a-z]{2,3}(?:-[A-Z]{2})?)\.[jt]s$/.exec(file)?.[1];
    if (!locale) continue;
    const { texts } = await import(new URL(file, FOLDER).href);
    addLanguage(locale, texts);
  }
};

const asked = new AsyncLocalStorage<string>();

/** The first available language of `Accept-Language`; weights are rare, so only the order counts. */
const languageOf = ({ headers }: FastifyRequest): string =>
  headers['accept-language']
    ?.split(',')
    .map(part => part.split(';')[0]?.trim() ?? '')
    .flatMap(tag => [tag, tag.split('-')[0] ?? ''])
    .find(isLanguage) ?? SPANISH;

/** Runs work in the request's language. Not for Spanish: using the store slows every promise. */
export const inLanguageOf = <Result>(request: FastifyRequest, work: () => Result): Result => {
  const locale = languageOf(request);
  return locale === SPANISH ? work() : asked.run(locale, work);
};

/** A text in the answer's language. Stored or sent texts (papers, letters, alerts, sheets) stay Spanish. */
export const say: typeof translate = (key, args) => translateIn(asked.getStore() ?? SPANISH, key, args);

/** Makes handlers answer in the request's language. */
export const answerInLanguage = (app: FastifyInstance): void => {
  app.addHook('preHandler', (request, _reply, done) => inLanguageOf(request, done));
};
