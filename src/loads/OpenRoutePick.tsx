import { Autocomplete, TextField } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { useGetList, useTranslate } from 'react-admin';
import { useDeferredValue, useState } from 'react';
import type { Totals } from '#domain/capacity';
import { formatDay } from '#domain/dates';
import { formatNumber } from '#domain/money';
import { routeLabel } from '#domain/routes';

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
export const OPEN_ROUTES = { status: ['requested', 'draft', 'public', 'assigned', 'ongoing'], invoiceId: null };

type Props = { value: OpenRoute | null; onChange: (route: OpenRoute | null) => void };

/** A route that still takes loads, found by typing its number, its carrier or its plate. */
export const OpenRoutePick = ({ value, onChange }: Props) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data = [], isFetching } = useGetList<OpenRoute>(
    'routes',
    {
      filter: q ? { ...OPEN_ROUTES, q } : OPEN_ROUTES,
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'id', order: 'DESC' },
    },
    { placeholderData: keepPreviousData },
  );
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
      options={data}
      loading={isFetching}
      filterOptions={options => options}
      value={value}
      getOptionLabel={textOf}
      getOptionKey={route => route.id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, route) => onChange(route)}
      noOptionsText={translate('app.select.noMatches')}
      loadingText={translate('app.select.loading')}
      renderInput={params => <TextField {...params} autoFocus label={translate('resources.loads.fields.route')} />}
    />
  );
};
