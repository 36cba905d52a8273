import type { ComponentType } from 'react';

export type WizardStep = {
  /** A key of i18n or a text. */
  title: string;
  /** The fields it asks for: those that hold back Continue, and that lead back to it when something is wrong with them. */
  fields: readonly string[];
  form: ComponentType;
};

const topOf = (path: string): string => path.split('.')[0] ?? path;

/** The first step that asks for one of these; null where none does. */
export const stepOf = (steps: readonly WizardStep[], paths: readonly string[]): number | null => {
  const asked = new Set(paths.map(topOf));
  const step = steps.findIndex(({ fields }) => fields.some(field => asked.has(field)));
  return step < 0 ? null : step;
};
