import { Autocomplete, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Totals } from '#domain/loads/capacity';
import { formatDay } from '#domain/dates';
import { formatNumber } from '#domain/figures';
import { routeLabel } from '#domain/routes';
import { useTypedSearch } from '../ui/filters/useTypedSearch.ts';

type Vehicle = { number: string; type?: string | null; tonnage?: number | null; long?: number | null };

export type OpenRoute = {
  id: number;
  startDate?: string | null;
  status: string;
  carrier?: { name: string } | null;
  tractionVehicle?: Vehicle | null;
  towingVehicle?: Vehicle | null;
  totals: Totals;
};

/** Routes that still take loads. */
export const TAKING_LOADS = { status: ['requested', 'draft', 'public', 'assigned', 'ongoing'], invoiceId: null };

const LATEST_OPEN = { filter: TAKING_LOADS, sort: { field: 'id', order: 'DESC' } } as const;

type Props = { value: OpenRoute | null; onChange: (route: OpenRoute | null) => void };

/** A route that still takes loads, found by typing its number, its carrier or its plate. */
export const OpenRoutePick = ({ value, onChange }: Props) => {
  const translate = useTranslate();
  const { rows, input } = useTypedSearch<OpenRoute>('routes', LATEST_OPEN);
  const textOf = (route: OpenRoute): string =>
    [
      routeLabel(route),
      translate(`resources.routes.choices.status.${route.status}`),
      formatDay(route.startDate),
      route.carrier?.name,
      route.tractionVehicle?.number,
      `${formatNumber(route.totals.weight)} kg`,
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Autocomplete
      fullWidth
      {...input}
      filterOptions={options => options}
      options={rows}
      value={value}
      getOptionLabel={textOf}
      getOptionKey={route => route.id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      onChange={(_, route) => onChange(route)}
      renderInput={params => <TextField {...params} autoFocus label={translate('resources.loads.fields.route')} />}
    />
  );
};
