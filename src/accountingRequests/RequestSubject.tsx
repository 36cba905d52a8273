import { Stack } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { loadLabel } from '#domain/loads';
import { routeLabel } from '#domain/routes';
import { RefLink } from '../ui/fields/RefLink.tsx';

/** What a request for a CMR is about: the load, and the route that it is on; who doesn't see them any more finds no link. */
export const RequestSubject = () => {
  const request = useRecordContext();
  const loadId = request?.loadId;
  const routeId = request?.routeId;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {loadId && (
        <RefLink resource="loads" id={request.load?.id}>
          {loadLabel({ id: loadId })}
        </RefLink>
      )}
      {routeId && (
        <RefLink resource="routes" id={request.route?.id}>
          {routeLabel({ id: routeId })}
        </RefLink>
      )}
    </Stack>
  );
};
