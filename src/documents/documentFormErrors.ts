import { documentErrors } from '#domain/documents';
import { filesOf } from '../provider/fileValue.ts';

/** A document's own rules, and at least one file: a new one is nothing without it (Spec 5). */
export const documentFormErrors = (values: Record<string, unknown>): Record<string, string> => ({
  ...documentErrors(values),
  ...(filesOf(values.url).length ? {} : { url: 'validation.required' }),
});
