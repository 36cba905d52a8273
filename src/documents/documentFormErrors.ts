import { documentErrors, documentOwner } from '#domain/documents';
import { filesOf } from '../provider/fileValue.ts';
import { kindOf } from './ownerOf.ts';

/** The API says of the type that there is no owner; the form, of the field where one is chosen. */
const ownErrors = (values: Record<string, unknown>): Record<string, string> => {
  if (documentOwner(values)) return documentErrors(values);
  const { type: _, ...errors } = documentErrors(values);
  return { ...errors, [kindOf(values) ?? 'owner']: 'validation.required' };
};

/** A document's own rules, and at least one file: a new one is nothing without it (Spec 5). */
export const documentFormErrors = (values: Record<string, unknown>): Record<string, string> => ({
  ...ownErrors(values),
  ...(filesOf(values.url).length ? {} : { url: 'validation.required' }),
});
