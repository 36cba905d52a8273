import { type FieldError, get, useFormState } from 'react-hook-form';

/**
 * What is wrong with a field. Who asks is drawn anew for its sake alone: asked of the whole form's state (`getFieldState`),
 * each letter that is typed anywhere would draw the whole form.
 */
export const useFieldError = (name: string): FieldError | undefined => {
  const { errors } = useFormState({ name, exact: true });
  return get(errors, name);
};
