import { useResourceContext, useTranslate } from 'react-admin';
import { formatDay } from '#domain/dates';
import { shownAs, storedAs } from '#domain/identifiers';
import { formatEuros, formatNumber } from '#domain/figures';
import type { ListField } from '../lists/useListFields.ts';
import { formatMoment } from './moment.ts';

/** A value of a field, of the resource around unless it is said, as people read it; empty for what has no words of its own (a reference, an address). */
export const useValueText = (given?: string) => {
  const translate = useTranslate();
  const around = useResourceContext() ?? '';
  const resource = given ?? around;
  return ({ name, spec }: ListField, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '';
    switch (spec.kind) {
      case 'day':
        return formatDay(String(value));
      case 'moment':
        return formatMoment(String(value));
      case 'boolean':
        return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
      case 'money':
        return formatEuros(Number(value));
      case 'reference':
      case 'object':
      case 'list':
        return '';
      default:
        if (spec.choices) return translate(`resources.${resource}.choices.${name}.${value}`, { _: String(value) });
        if (spec.as) return shownAs(spec.as, storedAs(spec.as, String(value)) ?? String(value));
        return typeof value === 'number' && !spec.isName ? formatNumber(value) : String(value);
    }
  };
};
