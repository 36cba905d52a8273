import { newFilesOf } from '../../provider/fileValue.ts';

type Values = Record<string, unknown>;

const keyOf = (step: number): string => `step-${step}`;

/** What can be written down: files can't. */
const isKept = (value: unknown): boolean => value !== undefined && newFilesOf(value).length === 0;

/** Keeps what was typed in a step of a form, so that a reload loses nothing (Spec 5: under `step-N`, in the session). */
export const writeStep = (step: number, values: Values): void => {
  const kept = Object.fromEntries(Object.entries(values).filter(([, value]) => isKept(value)));
  sessionStorage.setItem(keyOf(step), JSON.stringify(kept));
};

const readKept = (key: string): Values => {
  const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
};

export const readStep = (step: number): Values => readKept(keyOf(step));

const PLACE = 'step-current';

/** Which form the steps are of, where in it one was, and whether it held files, which a reload loses. */
type StepPlace = { form: string; step: number; hasFiles: boolean };

export const writePlace = (place: StepPlace): void => sessionStorage.setItem(PLACE, JSON.stringify(place));

/** Where one was in this very form; null when what is kept is another's, or nothing is. */
export const readPlace = (form: string): StepPlace | null => {
  const { form: kept, step, hasFiles } = readKept(PLACE);
  return kept === form ? { form, step: Number(step) || 0, hasFiles: hasFiles === true } : null;
};

export const clearSteps = (count: number): void => {
  for (let step = 1; step <= count; step += 1) sessionStorage.removeItem(keyOf(step));
  sessionStorage.removeItem(PLACE);
};
