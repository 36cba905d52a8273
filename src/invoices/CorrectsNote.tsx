import { Alert } from '@mui/material';
import { useGetOne, useTranslate } from 'react-admin';
import { RefLink } from '../ui/RefLink.tsx';
import { counterpartName } from './counterpartName.ts';
import type { InvoiceView } from './InvoiceView.ts';

/** Which invoice this one corrects. */
export const CorrectsNote = ({ id }: { id: number }) => {
  const translate = useTranslate();
  const { data } = useGetOne<InvoiceView>('invoices', { id });
  return (
    <Alert severity="info" sx={{ mb: 1 }}>
      <RefLink resource="invoices" id={id}>
        {translate('resources.invoices.help.corrects', { num: data?.num ?? id })}
      </RefLink>
      {data && ` · ${counterpartName(data)}`}
    </Alert>
  );
};
