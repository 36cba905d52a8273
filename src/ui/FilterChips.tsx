import { Chip, Stack } from '@mui/material';
import { useListFilterContext, useTranslate } from 'react-admin';
import { ReferenceName } from './ReferenceName.tsx';
import { useFilterText } from './useFilterText.ts';
import type { ListField } from './useListFields.ts';

/** The filters of the menu that are applied, each with its ×. */
export const FilterChips = ({ fields }: { fields: readonly ListField[] }) => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  const textOf = useFilterText();
  const applied = fields.filter(({ name }) => isOperated(filterValues[name]));
  if (!applied.length) return null;
  const without = (name: string) =>
    setFilters(Object.fromEntries(Object.entries(filterValues).filter(([each]) => each !== name)), []);
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}>
      {applied.map(field => (
        <Chip
          key={field.name}
          size="small"
          label={
            <>
              {textOf(field, filterValues[field.name])} <Referenced field={field} filter={filterValues[field.name]} />
            </>
          }
          onDelete={() => without(field.name)}
          title={translate('app.filters.remove')}
        />
      ))}
      {applied.length > 1 && (
        <Chip
          size="small"
          variant="outlined"
          label={translate('app.filters.clear')}
          onClick={() => setFilters({}, [])}
        />
      )}
    </Stack>
  );
};

/** The name of the row that a reference is compared with. */
const Referenced = ({ field, filter }: { field: ListField; filter: Record<string, unknown> }) => {
  const [value] = Object.values(filter);
  const { target, kind } = field.spec;
  if (kind !== 'reference' || !target || (typeof value !== 'number' && typeof value !== 'string')) return null;
  return <ReferenceName resource={target} id={value} />;
};

/** Filters of the menu hold an operator; quick filters hold plain values and show themselves. */
const isOperated = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
