import { emptiedFields } from '#domain/carriers';
import type { Values } from '../ui/forms/EntityForm.tsx';

/**
 * A surname typed before the company turned out to be a society isn't kept (Spec 3), nor is a freelancer's tax,
 * nor of one who turned out to be a freelancer what a society says of its registry.
 */
export const withoutStrayFields = (values: Values): Values => ({
  ...values,
  ...emptiedFields(values),
});
