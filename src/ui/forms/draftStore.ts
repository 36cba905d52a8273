import type { RaRecord } from 'react-admin';
import type { Values } from './EntityForm.tsx';
import { newFilesOf } from '../../provider/fileValue.ts';

const KEY = 'draft';

/** What somebody was typing in a form of this tab when the page was reloaded. */
export type Draft = {
  /** Whose, and of which visit to which page. */
  form: string;
  values: Values;
  /** The row that was being changed, as it was then. */
  base?: RaRecord;
  /** Files were among it, which can't be kept. */
  hasFiles: boolean;
};

/** What nobody else may read on a shared computer is typed again. */
const SECRET = /password/i;

const isFiles = (value: unknown): boolean => newFilesOf(value).length > 0;

export const writeDraft = (form: string, values: Values, base?: RaRecord): void => {
  const kept = Object.fromEntries(
    // JSON has no undefined: what was emptied is null.
    Object.entries(values).flatMap(([name, value]) =>
      isFiles(value) || SECRET.test(name) ? [] : [[name, value ?? null]],
    ),
  );
  const draft: Draft = { form, values: kept, base, hasFiles: Object.values(values).some(isFiles) };
  sessionStorage.setItem(KEY, JSON.stringify(draft));
};

/** What was typed in this very form; null when what is kept is another's, or nothing is. */
export const readDraft = (form: string): Draft | null => {
  const text = sessionStorage.getItem(KEY);
  const draft: Draft | null = text ? JSON.parse(text) : null;
  return draft?.form === form ? draft : null;
};

export const clearDraft = (form: string): void => {
  if (readDraft(form)) sessionStorage.removeItem(KEY);
};
