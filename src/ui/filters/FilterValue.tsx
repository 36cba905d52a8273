import { FormHelperText, Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isReversed } from '#domain/filters';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { DayPick } from '../inputs/DayPick.tsx';
import { parseDecimal } from '../inputs/decimal.ts';
import { ReferenceFilter } from './ReferenceFilter.tsx';
import type { ListField } from '../lists/useListFields.ts';

type Props = { field: ListField; between: boolean; value: unknown; onChange: (value: unknown) => void };

/** What a filter compares with, typed as the field's kind asks; two of them for a between. */
export const FilterValue = ({ field, between, value, onChange }: Props) => {
  const translate = useTranslate();
  if (!between) return <One field={field} label={translate('app.filters.value')} value={value} onChange={onChange} />;
  const [min, max] = Array.isArray(value) ? value : [null, null];
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, '& > *': { flex: 1 } }}>
      <One field={field} label={translate('app.filters.min')} value={min} onChange={each => onChange([each, max])} />
      <One field={field} label={translate('app.filters.max')} value={max} onChange={each => onChange([min, each])} />
      {isReversed(value) && (
        <FormHelperText error role="alert" sx={{ flexBasis: '100%' }}>
          {translate('app.filters.reversed')}
        </FormHelperText>
      )}
    </Stack>
  );
};

type OneProps = { field: ListField; label: string; value: unknown; onChange: (value: unknown) => void };

const One = ({ field, label, value, onChange }: OneProps) => {
  const { kind, target } = field.spec;
  if (kind === 'day' || kind === 'moment') return <DayPick label={label} value={value} onChange={onChange} />;
  if (kind === 'select') return <ChoiceFilter field={field} label={label} value={value} onChange={onChange} />;
  if (kind === 'reference' && target) return <ReferenceFilter target={target} label={label} onChange={onChange} />;
  const numeric = kind === 'number' || kind === 'integer' || kind === 'money';
  return (
    <TextField
      label={label}
      fullWidth
      defaultValue={value ?? ''}
      onChange={event => onChange(numeric ? numberOf(event.target.value, field.name) : event.target.value)}
      slotProps={{ htmlInput: numeric ? { inputMode: 'decimal' } : {} }}
    />
  );
};

const numberOf = (typed: string, field: string): number | null => {
  const number = parseDecimal(typed, field);
  return typeof number === 'number' ? number : null;
};
