import { passwordProblem } from '#domain/passwords';
import type { Viewer } from '#domain/roles';
import { usernameProblem } from '#domain/identifiers/username';
import { changesEntry, userErrors } from '#domain/users';
import type { Problem } from '#domain/validation';
import type { Values } from '../ui/forms/EntityForm.tsx';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const withoutPassword = (values: Values, before?: Values): Record<string, string | Problem> => {
  const problem = usernameProblem(values.username, before?.username);
  return { ...userErrors(values), ...(problem && { username: problem }) };
};

const withPassword = (values: Values, before?: Values): Record<string, string | Problem> => {
  const problem = passwordProblem(textOf(values.password), { names: [textOf(values.username)] });
  return { ...withoutPassword(values, before), ...(problem && { password: problem }) };
};

/** What every account needs, a new one a password besides (Spec 3). */
export const newAccountErrors = (values: Values): Record<string, string | Problem> => withPassword(values);

/** Whether the password of now is asked for: of who changes how he himself comes in. */
export const isProofAsked = (viewer: Viewer, values: Values, before: Values): boolean =>
  before.id === viewer.id && changesEntry(values, before);

/** One that has its password keeps it when none is typed. */
export const accountErrors =
  (viewer: Viewer) =>
  (values: Values, before: Values): Record<string, string | Problem> => ({
    ...(textOf(values.password) ? withPassword(values, before) : withoutPassword(values, before)),
    ...(isProofAsked(viewer, values, before) && !values.currentPassword && { currentPassword: 'validation.required' }),
  });
