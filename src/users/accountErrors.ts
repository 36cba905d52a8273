import { passwordProblem } from '#domain/passwords';
import { userErrors } from '#domain/users';
import type { Problem } from '#domain/validation';
import type { Values } from '../ui/EntityForm.tsx';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const withPassword = (values: Values): Record<string, string | Problem> => {
  const problem = passwordProblem(textOf(values.password), textOf(values.username));
  return problem ? { ...userErrors(values), password: problem } : userErrors(values);
};

/** What every account needs, a new one a password besides (Spec 3). */
export const newAccountErrors = withPassword;

/** One that has its password keeps it when none is typed. */
export const accountErrors = (values: Values): Record<string, string | Problem> =>
  textOf(values.password) ? withPassword(values) : userErrors(values);
