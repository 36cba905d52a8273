import FilterIcon from '@mui/icons-material/FilterAlt';
import { Box, Button, MenuItem, Popover, Skeleton, TextField } from '@mui/material';
import { useListFilterContext, useResourceContext, useTranslate } from 'react-admin';
import { useState } from 'react';
import { isFilterComplete, operatorsOf, takesNoValue } from '#domain/filters';
import { lazyPart } from '../pages/lazyPart.tsx';
import { BarButton } from '../lists/BarButton.tsx';
import { OnceOpen } from '../pages/OnceOpen.tsx';
import type { ListField } from '../lists/useListFields.ts';

/** Brings the calendar along, which most lists never ask for. */
const FilterValue = lazyPart(
  () => import('./FilterValue.tsx'),
  'FilterValue',
  <Skeleton variant="rounded" height={40} />,
);

type Draft = { name: string; operator: string; value: unknown };

/** Adds a filter: field, condition and value; Apply waits until there is something to apply (Spec 5). */
export const FilterMenu = ({ fields }: { fields: readonly ListField[] }) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { filterValues, setFilters } = useListFilterContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [draft, setDraft] = useState<Draft>({ name: '', operator: '', value: null });
  const field = fields.find(each => each.name === draft.name);
  const operators = field ? operatorsOf(field.spec.kind) : [];
  const operator = operators.find(each => each === draft.operator);
  const complete = operator !== undefined && isFilterComplete(operator, draft.value);
  const close = () => setAnchor(null);
  const apply = () => {
    if (!complete) return;
    setFilters({ ...filterValues, [draft.name]: { [operator]: takesNoValue(operator) ? true : draft.value } }, []);
    setDraft({ name: '', operator: '', value: null });
    close();
  };
  return (
    <>
      <BarButton
        label={translate('app.filters.add')}
        onClick={event => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={!!anchor}
      >
        <FilterIcon />
      </BarButton>
      <OnceOpen open={!!anchor}>
        <Popover
          open={!!anchor}
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': translate('app.filters.add') } }}
        >
          <Box
            component="form"
            aria-label={translate('app.filters.add')}
            sx={{ p: 2, width: 'min(320px, 92vw)', display: 'grid', gap: 1 }}
            onSubmit={event => {
              event.preventDefault();
              apply();
            }}
          >
            <TextField
              select
              autoFocus
              label={translate('app.filters.field')}
              value={draft.name}
              onChange={event => {
                const first = fields.find(each => each.name === event.target.value);
                setDraft({
                  name: event.target.value,
                  operator: first ? (operatorsOf(first.spec.kind)[0] ?? '') : '',
                  value: null,
                });
              }}
            >
              {fields.map(({ name }) => (
                <MenuItem key={name} value={name}>
                  {translate(`resources.${resource}.fields.${name}`)}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              select
              label={translate('app.filters.operator')}
              value={operator ?? ''}
              disabled={!field}
              onChange={event => setDraft({ ...draft, operator: event.target.value, value: null })}
            >
              {operators.map(each => (
                <MenuItem key={each} value={each}>
                  {translate(`app.filters.operators.${each}`)}
                </MenuItem>
              ))}
            </TextField>
            {field && operator && !takesNoValue(operator) && (
              <FilterValue
                key={`${field.name} ${operator}`}
                field={field}
                between={operator === 'isBetween'}
                value={draft.value}
                onChange={value => setDraft({ ...draft, value })}
              />
            )}
            <Button type="submit" variant="contained" disabled={!complete}>
              {translate('app.filters.apply')}
            </Button>
          </Box>
        </Popover>
      </OnceOpen>
    </>
  );
};
