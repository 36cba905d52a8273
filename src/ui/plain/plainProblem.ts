import type { Problem } from '#domain/validation';
import { fillIn } from '../../../i18n/fillIn.ts';
import { plainTexts } from '../../texts/texts.ts';

/** The sentence of a problem (`validation.*`) on the pages that come up without the application. */
export const plainProblem = ({ key, args = {} }: Problem): string => {
  const texts: Record<string, unknown> = plainTexts().validation;
  const text = texts[key.replace('validation.', '')];
  return typeof text === 'string' ? fillIn(text, args) : key;
};
