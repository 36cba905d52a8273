import { userErrors } from '#domain/users';
import type { Values } from '../ui/EntityForm.tsx';

/** A new account needs a password besides what every account needs. */
export const newUserErrors = (values: Values): Record<string, string> => ({
  ...userErrors(values),
  ...(!values.password && { password: 'validation.required' }),
});
