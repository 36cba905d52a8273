import { SelectInput, useTranslate } from 'react-admin';
import { INVOICE_STATUSES } from '#domain/invoices';

/** The stored statuses, as a quick filter. */
export const StatusFilter = ({ source }: { source: string; alwaysOn?: boolean }) => {
  const translate = useTranslate();
  return (
    <SelectInput
      source={source}
      choices={INVOICE_STATUSES.map(id => ({ id, name: translate(`resources.invoices.choices.status.${id}`) }))}
      translateChoice={false}
      emptyText="app.filters.any"
      helperText={false}
      sx={{ minWidth: 140 }}
    />
  );
};
