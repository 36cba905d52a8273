import { useListFilterContext, useTranslate } from 'react-admin';
import { INVOICE_STATUSES, PAID } from '#domain/invoices';
import { FilterSelect } from '../ui/filters/FilterSelect.tsx';

const REPLACED = 'replaced';
/** What one side has still to pay, whether or not it was sent. */
const UNPAID = INVOICE_STATUSES.filter(status => status !== PAID);

/** How an invoice reads, as a quick filter: by its stored status while no correction replaced it. */
export const StatusFilter = () => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  const { status, isReplaced, ...others } = filterValues;
  const applied = isReplaced === true ? REPLACED : String(status);
  const choices = [
    {
      id: String(UNPAID),
      name: translate('resources.invoices.choices.shownStatus.unpaid'),
      filter: { status: UNPAID, isReplaced: false },
    },
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
    <FilterSelect
      label="resources.invoices.fields.status"
      any="app.filters.any"
      choices={choices}
      applied={applied}
      onChoose={chosen => setFilters({ ...others, ...choices.find(({ id }) => id === chosen)?.filter })}
    />
  );
};
