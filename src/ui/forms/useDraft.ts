import { useLocation } from 'react-admin';
import { useState } from 'react';
import { type Draft, readDraft } from './draftStore.ts';
import { useViewer } from '../pages/viewer.tsx';

export type FormDraft = { form: string; kept: Draft | null };

/** What this account was typing in the form of this page before it was reloaded; another visit to the page starts anew. */
export const useDraft = (): FormDraft => {
  const { id } = useViewer();
  const { key, pathname } = useLocation();
  const form = `${id} ${pathname} ${key}`;
  const [kept] = useState(() => readDraft(form));
  return { form, kept };
};
