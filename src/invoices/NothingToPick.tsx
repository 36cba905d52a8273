import { Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { formatDay } from '#domain/dates';
import { invoiceableFrom, routeLabel } from '#domain/routes';
import type { Row } from '../ui/fields/row.ts';
import { useViewer } from '../ui/pages/viewer.tsx';
import type { ItemKind } from './itemKind.ts';

/** Until when a carrier has to wait: of no more than these. */
const FIRST = { page: 1, perPage: 10 };
const OLDEST_FIRST = { field: 'invoiceDate', order: 'ASC' } as const;
const QUIET = { onError: () => {} };

/** Instead of what may be picked, when it is nothing: what a carrier has finished may be invoiced only after its day. */
export const NothingToPick = ({ kind }: { kind: ItemKind }) => {
  const translate = useTranslate();
  const { role, carrierId } = useViewer();
  const filter = { carrierId, status: 'finished', invoiceId: null };
  const enabled = kind === 'routes' && role === 'carrier';
  const { data = [] } = useGetList<Row>(
    'routes',
    { filter, pagination: FIRST, sort: OLDEST_FIRST },
    { enabled, ...QUIET },
  );
  const waiting = data.flatMap(route => {
    const from = invoiceableFrom({ invoiceDate: route.invoiceDate });
    return from ? [{ id: route.id, route: routeLabel(route), day: formatDay(from) }] : [];
  });
  if (!waiting.length)
    return <Typography color="text.secondary">{translate('resources.invoices.help.noItems')}</Typography>;
  return waiting.map(({ id, ...told }) => (
    <Typography key={id} color="text.secondary">
      {translate('resources.invoices.help.waiting', told)}
    </Typography>
  ));
};
