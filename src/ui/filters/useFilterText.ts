import { useResourceContext, useTranslate } from 'react-admin';
import { formatDay } from '#domain/dates';
import { takesNoValue, type Operator } from '#domain/filters';
import type { ListField } from '../lists/useListFields.ts';
import { useValueText } from '../fields/useValueText.ts';

/** A filter as people read it: `Peso (kg): Entre 10 – 20`. What a reference is called is for ReferenceName to say. */
export const useFilterText = () => {
  const translate = useTranslate();
  const textOf = useValueText();
  const resource = useResourceContext() ?? '';
  return (field: ListField, filter: Record<string, unknown>): string => {
    const [operator = 'is', value] = Object.entries(filter)[0] ?? [];
    // A moment is looked for by its day.
    const show = (each: unknown) => (field.spec.kind === 'moment' ? formatDay(String(each)) : textOf(field, each));
    const shown = Array.isArray(value) ? value.map(show).join(operator === 'isBetween' ? ' – ' : ', ') : show(value);
    const label = translate(`resources.${resource}.fields.${field.name}`);
    const condition = translate(`app.filters.operators.${operator}`);
    return takesNoValue(operator as Operator) || field.spec.kind === 'reference'
      ? `${label}: ${condition}`
      : `${label}: ${condition} ${shown}`;
  };
};
