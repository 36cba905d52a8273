import { AsyncLocalStorage } from 'node:async_hooks';
import { readdir } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownFile } from '../ownFiles.ts';
import { addLanguage, isLanguage, type translate, translateIn } from '../../i18n/translate.ts';

const SPANISH = 'es';
const FOLDER = ownFile('i18n/languages/');

/** A file for each language besides Spanish, `ca.ts` or what was built of it; there is none. */
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

/** The first language of `Accept-Language` that there is; weights are rare enough to go by the order alone. */
const languageOf = ({ headers }: FastifyRequest): string =>
  headers['accept-language']
    ?.split(',')
    .map(part => part.split(';')[0]?.trim() ?? '')
    .flatMap(tag => [tag, tag.split('-')[0] ?? ''])
    .find(isLanguage) ?? SPANISH;

/** Does something in the language of whoever asks. Spanish needs no store, whose mere use slows every promise down. */
export const inLanguageOf = <Result>(request: FastifyRequest, work: () => Result): Result => {
  const locale = languageOf(request);
  return locale === SPANISH ? work() : asked.run(locale, work);
};

/** A text of the answer itself. What is written down or sent to others (papers, letters, alerts, sheets) stays Spanish. */
export const say: typeof translate = (key, args) => translateIn(asked.getStore() ?? SPANISH, key, args);

/** What handlers answer is said in the language of the request. */
export const answerInLanguage = (app: FastifyInstance): void => {
  app.addHook('preHandler', (request, _reply, done) => inLanguageOf(request, done));
};
