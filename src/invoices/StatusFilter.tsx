import { MenuItem, TextField } from '@mui/material';
import { useListFilterContext, useTranslate } from 'react-admin';
import { INVOICE_STATUSES } from '#domain/invoices';

const REPLACED = 'replaced';

/** How an invoice reads, as a quick filter: by its stored status while no correction replaced it. */
export const StatusFilter = () => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  const { status, isReplaced, ...others } = filterValues;
  const applied = isReplaced === true ? REPLACED : String(status);
  const choices = [
    ...INVOICE_STATUSES.map(id => ({
      id: `${id}`,
      name: translate(`resources.invoices.choices.status.${id}`),
      filter: { status: id, isReplaced: false },
    })),
    {
      id: REPLACED,
      name: translate('resources.invoices.choices.shownStatus.replaced'),
      filter: { isReplaced: true },
    },
  ];
  return (
    <TextField
      select
      label={translate('resources.invoices.fields.status')}
      value={choices.some(({ id }) => id === applied) ? applied : ''}
      onChange={event => setFilters({ ...others, ...choices.find(({ id }) => id === event.target.value)?.filter })}
    >
      <MenuItem value="">{translate('app.filters.any')}</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};
