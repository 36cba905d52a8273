import { newFilesOf } from './fileValue.ts';

type Values = Record<string, unknown>;

const keyOf = (step: number): string => `step-${step}`;

/** What can be written down: files can't. */
const isKept = (value: unknown): boolean => value !== undefined && newFilesOf(value).length === 0;

/** Keeps what was typed in a step of a form, so that a reload loses nothing (Spec 5: under `step-N`, in the session). */
export const writeStep = (step: number, values: Values): void => {
  const kept = Object.fromEntries(Object.entries(values).filter(([, value]) => isKept(value)));
  sessionStorage.setItem(keyOf(step), JSON.stringify(kept));
};

export const readStep = (step: number): Values => {
  const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(step)) ?? '{}');
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
};

export const clearSteps = (count: number): void => {
  for (let step = 1; step <= count; step += 1) sessionStorage.removeItem(keyOf(step));
};
