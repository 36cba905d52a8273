import { createContext, useContext } from 'react';
import { set, useFormContext, useWatch } from 'react-hook-form';
import type { Problem } from '#domain/validation';

/** What is wrong with a form's values, by path; null where nothing is. */
export type FormCheck = (values: Record<string, unknown>) => Record<string, Problem | null>;

/** The same as a form wants to be told it: under each field, its key and arguments. */
export const validating = (check: FormCheck) => (values: Record<string, unknown>) => {
  const found: Record<string, unknown> = {};
  for (const [path, problem] of Object.entries(check(values)))
    if (problem) set(found, path, { message: problem.key, args: problem.args ?? {} });
  return found;
};

const FormCheckContext = createContext<FormCheck>(() => ({}));
export const FormCheckProvider = FormCheckContext.Provider;

/** Keys of i18n by path: what a form calls its fields otherwise than the texts of its resource do. */
export type Labels = Readonly<Record<string, string>>;

const LabelsContext = createContext<Labels>({});
export const LabelsProvider = LabelsContext.Provider;
/** The same for its inputs and for whatever names them. */
export const useLabels = (): Labels => useContext(LabelsContext);

/** The paths where something is wrong with these values. */
export const wrongPaths = (check: FormCheck, values: Record<string, unknown>): string[] =>
  Object.entries(check(values)).flatMap(([path, problem]) => (problem ? [path] : []));

/** The same of all that the form around holds, also with what no input shows; `when` it matters. */
export const useWrong = (when = true): string[] => {
  const check = useContext(FormCheckContext);
  const { getValues } = useFormContext();
  // Watching redraws whoever asks.
  useWatch();
  return when ? wrongPaths(check, getValues()) : [];
};
