import { useTranslate } from 'react-admin';
import { INVOICE_STATUSES } from '#domain/invoices';
import { SelectFilter } from '../ui/filters/SelectFilter.tsx';

/** The stored statuses, as a quick filter. */
export const StatusFilter = () => {
  const translate = useTranslate();
  const choices = INVOICE_STATUSES.map(id => ({ id, name: translate(`resources.invoices.choices.status.${id}`) }));
  return <SelectFilter source="status" choices={choices} />;
};
