import { Box, Typography } from '@mui/material';
import { ListBase, useListContext, useTranslate } from 'react-admin';
import type { DocumentOwner } from '#domain/documents';
import { CardList } from '../ui/lists/CardList.tsx';
import { LoadFailure } from '../ui/pages/LoadFailure.tsx';
import { DOCUMENT_CARD } from './documentCard.tsx';

/** More than any load or route has. */
const ALL = 100;
const QUIET = { onError: () => {} };

type Props = { owner: Extract<DocumentOwner, 'loadId' | 'routeId'>; id: number; title: string };

/** The documents of a load or a route on a driver's phone, which keeps the list; nothing while there are none. */
export const RoadDocuments = ({ owner, id, title }: Props) => (
  <ListBase
    resource="documents"
    disableAuthentication
    filter={{ [owner]: id }}
    sort={{ field: 'id', order: 'DESC' }}
    perPage={ALL}
    storeKey={`documents.${owner}.${id}`}
    disableSyncWithLocation
    queryOptions={QUIET}
  >
    <Cards title={title} />
  </ListBase>
);

const Cards = ({ title }: { title: string }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useListContext();
  if (!data) return error ? <LoadFailure inPage error={error} retry={refetch} /> : null;
  if (!data.length) return null;
  return (
    <Box component="section" aria-label={translate(title)} sx={{ mt: 2 }}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
        {translate(title)}
      </Typography>
      <CardList show={DOCUMENT_CARD} />
    </Box>
  );
};
