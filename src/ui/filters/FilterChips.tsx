import CloseIcon from '@mui/icons-material/Close';
import { Chip, IconButton, Stack } from '@mui/material';
import { useListFilterContext, useTranslate } from 'react-admin';
import { ReferenceName } from '../fields/ReferenceName.tsx';
import { useFilterText } from './useFilterText.ts';
import type { ListField } from '../lists/useListFields.ts';

/** The filters of the menu that are applied, each with its ×: a button, for who has no mouse. */
export const FilterChips = ({ fields }: { fields: readonly ListField[] }) => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  const textOf = useFilterText();
  const applied = fields.filter(({ name }) => isOperated(filterValues[name]));
  if (!applied.length) return null;
  const without = (name: string) =>
    setFilters(Object.fromEntries(Object.entries(filterValues).filter(([each]) => each !== name)), []);
  return (
    <Stack
      component="ul"
      data-heir=".list-bar [aria-haspopup=dialog]"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1, p: 0, m: 0, mb: 1, listStyle: 'none' }}
    >
      {applied.map(field => {
        const text = textOf(field, filterValues[field.name]);
        return (
          <Chip
            key={field.name}
            component="li"
            size="small"
            sx={{ height: 'auto', minHeight: 24, '& .MuiChip-label': { pr: 0.25, whiteSpace: 'normal' } }}
            label={
              <>
                {text} <Referenced field={field} filter={filterValues[field.name]} />
                <IconButton
                  size="small"
                  onClick={() => without(field.name)}
                  title={translate('app.filters.remove')}
                  aria-label={`${translate('app.filters.remove')} ${text}`}
                  sx={{ p: 0.25, ml: 0.25 }}
                >
                  <CloseIcon sx={{ fontSize: 16 }} />
                </IconButton>
              </>
            }
          />
        );
      })}
      {applied.length > 1 && (
        <li>
          <Chip
            size="small"
            variant="outlined"
            label={translate('app.filters.clear')}
            onClick={() => setFilters({}, [])}
          />
        </li>
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
