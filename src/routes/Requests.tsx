import { Box, Typography } from '@mui/material';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useGetManyReference,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { isOnOffer } from '#domain/routes';
import { LoadFailure } from '../ui/pages/LoadFailure.tsx';
import { MomentField } from '../ui/fields/MomentField.tsx';
import { SaveFirst } from '../ui/forms/SaveFirst.tsx';
import { Section } from '../ui/forms/Section.tsx';
import { StatusBadge } from '../ui/fields/StatusBadge.tsx';
import { useCan } from '../ui/pages/viewer.tsx';
import { Applicant } from './Applicant.tsx';
import { DecideRequest } from './DecideRequest.tsx';
import type { RequestView, RouteView } from './RouteView.ts';

const OLDEST = { field: 'id', order: 'ASC' } as const;

/**
 * Who has asked for the route, to be given it or not (Spec 4). While somebody waits for an answer they stand in front
 * (`waiting`), afterwards at the end.
 */
export const Requests = ({ waiting }: { waiting: boolean }) => {
  const route = useRecordContext<RouteView>();
  const translate = useTranslate();
  const isOpen = isOnOffer(route?.status);
  const isMine = !!route?.requests?.length && (route.pendingRequests ?? 0) > 0 === waiting;
  const {
    data = [],
    error,
    refetch,
  } = useGetManyReference<RequestView>(
    'requestedRoutes',
    { target: 'routeId', id: route?.id ?? 0, filter: {}, pagination: { page: 1, perPage: 100 }, sort: OLDEST },
    { enabled: isMine },
  );
  if (!isMine || (!data.length && !error)) return null;
  return (
    <Section title="resources.routes.sections.requests">
      {(route?.pendingRequests ?? 0) > 0 && <SaveFirst />}
      {!isOpen && (route?.pendingRequests ?? 0) > 0 && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          {translate('resources.requestedRoutes.help.publishFirst')}
        </Typography>
      )}
      <ResourceContextProvider value="requestedRoutes">
        {error && <LoadFailure error={error} retry={refetch} inSection />}
        {data.map(request => (
          <RecordContextProvider key={request.id} value={request}>
            <RequestLine request={request} isOpen={isOpen} />
          </RecordContextProvider>
        ))}
      </ResourceContextProvider>
    </Section>
  );
};

/** `isOpen`: its route can be given away, which one out of the pool can't be. */
const RequestLine = ({ request, isOpen }: { request: RequestView; isOpen: boolean }) => {
  const translate = useTranslate();
  const may = useCan();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Applicant request={request} />
      </Box>
      <Box sx={{ color: 'text.secondary' }} title={translate('resources.requestedRoutes.fields.createdAt')}>
        <MomentField source="createdAt" />
      </Box>
      <StatusBadge />
      {request.status === 'pending' && may('update', 'requestedRoutes') && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          {isOpen && <DecideRequest request={request} verb="accept" status="accepted" />}
          <DecideRequest request={request} verb="reject" status="rejected" />
        </Box>
      )}
    </Box>
  );
};
