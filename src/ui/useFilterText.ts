import { useResourceContext, useTranslate } from 'react-admin';
import { formatDay } from '#domain/dates';
import { takesNoValue, type Operator } from '#domain/filters';
import { shownAs, storedAs } from '#domain/identifiers';
import { formatNumber } from '#domain/money';
import type { ListField } from './useListFields.ts';

/** A filter as people read it: `Peso (kg): Entre 10 – 20`. What a reference is called is for ReferenceName to say. */
export const useFilterText = () => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  return ({ name, spec }: ListField, filter: Record<string, unknown>): string => {
    const [operator = 'is', value] = Object.entries(filter)[0] ?? [];
    const show = (each: unknown): string => {
      if (spec.kind === 'day' || spec.kind === 'moment') return formatDay(String(each));
      if (spec.choices) return translate(`resources.${resource}.choices.${name}.${each}`, { _: String(each) });
      if (spec.as) return shownAs(spec.as, storedAs(spec.as, String(each)) ?? '');
      return typeof each === 'number' ? formatNumber(each) : String(each);
    };
    const shown = Array.isArray(value) ? value.map(show).join(operator === 'isBetween' ? ' – ' : ', ') : show(value);
    const label = translate(`resources.${resource}.fields.${name}`);
    const condition = translate(`app.filters.operators.${operator}`);
    return takesNoValue(operator as Operator) || spec.kind === 'reference'
      ? `${label}: ${condition}`
      : `${label}: ${condition} ${shown}`;
  };
};
