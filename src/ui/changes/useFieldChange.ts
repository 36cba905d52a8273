import { useTranslate } from 'react-admin';
import { entityOf } from '#domain/entities';
import { asCounted, type FieldSpec } from '#domain/fields';
import { bothInWords } from '#domain/inWords';
import { isResourceName } from '#domain/resources';
import { useValueText } from '../fields/useValueText.ts';

/** A field that was changed, as people read it; without words where its values have none of their own. */
export type FieldChange = {
  name: string;
  label: string;
  before: string;
  after: string;
  /** What a reference pointed at, and points at now. */
  target?: FieldSpec['target'];
  ids: readonly [number | null, number | null];
};

const idOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Says of a change of a resource's row what it was and what it became; `row` decides by which name a field goes. */
export const useFieldChange = (resource: string) => {
  const translate = useTranslate();
  const textOf = useValueText(resource);
  const entity = isResourceName(resource) ? entityOf(resource) : null;
  return (name: string, before: unknown, after: unknown, row: Readonly<Record<string, unknown>> = {}): FieldChange => {
    const spec = entity?.fields[name];
    const text = (value: unknown) => {
      // Files, by their titles.
      if (!spec) return typeof value === 'string' ? value : '';
      return textOf({ name, spec }, asCounted(spec, value));
    };
    const [was, is] = bothInWords(name, before, after, translate);
    return {
      name,
      label: translate(`resources.${resource}.fields.${entity?.renamed(row)[name] ?? name}`, { _: name }),
      before: was ?? text(before),
      after: is ?? text(after),
      target: spec?.kind === 'reference' ? spec.target : undefined,
      ids: [idOf(before), idOf(after)],
    };
  };
};
