import { useListFilterContext, useResourceContext } from 'react-admin';
import { useField } from '../forms/formScope.ts';
import { useChoiceText } from '../inputs/useChoices.ts';
import { FilterSelect } from './FilterSelect.tsx';

type Choice = { id: string | number | boolean; name: string };

type Props = {
  source: string;
  /** What may be chosen, with its texts; without it, what the entity declares. */
  choices?: readonly Choice[];
  /** A key; that of the field by itself. */
  label?: string;
  /** Key of what is said of no choice. */
  any?: string;
};

/** A choice beside the search that filters at once: `filters={[<SelectFilter key="role" source="role" />]}`. */
export const SelectFilter = ({ source, choices, label, any = 'app.filters.any' }: Props) => {
  const resource = useResourceContext() ?? '';
  const { filterValues, setFilters } = useListFilterContext();
  const { spec, hidden } = useField(source);
  const textOf = useChoiceText(source);
  if (hidden) return null;
  const offered = choices ?? spec?.choices?.map(id => ({ id, name: textOf(id) })) ?? [];
  const { [source]: applied, ...others } = filterValues;
  const choose = (text: string) => {
    const choice = offered.find(({ id }) => String(id) === text);
    setFilters(choice ? { ...others, [source]: choice.id } : others);
  };
  return (
    <FilterSelect
      label={label ?? `resources.${resource}.fields.${source}`}
      any={any}
      choices={offered.map(({ id, name }) => ({ id: String(id), name }))}
      applied={String(applied)}
      onChoose={choose}
    />
  );
};
