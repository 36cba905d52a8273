import { hasSurname } from '#domain/carriers';
import type { Values } from '../ui/forms/EntityForm.tsx';

/** A surname typed before the company turned out to be a society isn't kept (Spec 3), nor is a freelancer's tax. */
export const withoutStraySurname = (values: Values): Values =>
  hasSurname(values) ? values : { ...values, surname: null, taxRegime: null };
