import { createContext, useContext } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Problem } from '#domain/validation';

/** What is wrong with a form's values, by path; null where nothing is. */
export type FormCheck = (values: Record<string, unknown>) => Record<string, Problem | null>;

const FormCheckContext = createContext<FormCheck>(() => ({}));
export const FormCheckProvider = FormCheckContext.Provider;

/** The paths where something is wrong with all that the form around holds, also with what no input shows. */
export const useWrong = (): string[] => {
  const check = useContext(FormCheckContext);
  const { getValues } = useFormContext();
  // Watching redraws whoever asks.
  useWatch();
  return Object.entries(check(getValues())).flatMap(([path, problem]) => (problem ? [path] : []));
};
