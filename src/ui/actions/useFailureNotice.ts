import { useNotify, useTranslate } from 'react-admin';
import { failureOf, sentencesOf } from './failure.ts';

type Args = Record<string, string | number>;
type Options = { autoHideDuration?: number };

/** Says that something failed, and in the same breath what the server says of it: `fail('…deletedError', error, { num })`. */
export const useFailureNotice = () => {
  const notify = useNotify();
  const translate = useTranslate();
  return (key: string | undefined, error: unknown, args: Args = {}, { autoHideDuration }: Options = {}) => {
    const what = key ? translate(key, { smart_count: 1, ...args }) : '';
    const why = sentencesOf(failureOf(error), translate);
    const parts = why === what ? [what] : [what.replace(/\.$/, ''), why];
    notify(parts.filter(Boolean).join('. ') || 'errors.internal', { type: 'error', autoHideDuration });
  };
};
