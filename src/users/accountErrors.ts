import { passwordProblem } from '#domain/passwords';
import type { Viewer } from '#domain/roles';
import { changesEntry, userErrors } from '#domain/users';
import type { Problem } from '#domain/validation';
import type { Values } from '../ui/EntityForm.tsx';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const withPassword = (values: Values): Record<string, string | Problem> => {
  const problem = passwordProblem(textOf(values.password), { names: [textOf(values.username)] });
  return problem ? { ...userErrors(values), password: problem } : userErrors(values);
};

/** What every account needs, a new one a password besides (Spec 3). */
export const newAccountErrors = withPassword;

/** Whether the password of now is asked for: of who changes how he himself comes in. */
export const isProofAsked = (viewer: Viewer, values: Values, before: Values): boolean =>
  before.id === viewer.id && changesEntry(values, before);

/** One that has its password keeps it when none is typed. */
export const accountErrors =
  (viewer: Viewer) =>
  (values: Values, before: Values): Record<string, string | Problem> => ({
    ...(textOf(values.password) ? withPassword(values) : userErrors(values)),
    ...(isProofAsked(viewer, values, before) && !values.currentPassword && { currentPassword: 'validation.required' }),
  });
