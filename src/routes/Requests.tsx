import AcceptIcon from '@mui/icons-material/Check';
import RejectIcon from '@mui/icons-material/Close';
import { Box } from '@mui/material';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useGetManyReference,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { carrierName } from '#domain/carriers';
import { CarrierContact } from '../accountingRequests/CarrierContact.tsx';
import { ConfirmButton } from '../ui/ConfirmButton.tsx';
import { MomentField } from '../ui/MomentField.tsx';
import { Section } from '../ui/Section.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { useAction } from '../ui/useAction.ts';
import { useCan } from '../ui/viewer.tsx';
import type { RouteCarrier, RouteRequest, RouteView } from './RouteView.ts';

type Request = RouteRequest & { routeId: number; carrier?: RouteCarrier | null };

const TEXTS = 'resources.requestedRoutes';
const OLDEST = { field: 'id', order: 'ASC' } as const;

/**
 * Who has asked for the route, to be given it or not (Spec 4). While somebody waits for an answer they stand in front
 * (`waiting`), afterwards at the end.
 */
export const Requests = ({ waiting }: { waiting: boolean }) => {
  const route = useRecordContext<RouteView>();
  const isMine = !!route?.requests?.length && (route.pendingRequests ?? 0) > 0 === waiting;
  const { data = [] } = useGetManyReference<Request>(
    'requestedRoutes',
    { target: 'routeId', id: route?.id ?? 0, filter: {}, pagination: { page: 1, perPage: 100 }, sort: OLDEST },
    { enabled: isMine },
  );
  if (!isMine || !data.length) return null;
  return (
    <Section title="resources.routes.sections.requests">
      <ResourceContextProvider value="requestedRoutes">
        {data.map(request => (
          <RecordContextProvider key={request.id} value={request}>
            <RequestLine request={request} />
          </RecordContextProvider>
        ))}
      </ResourceContextProvider>
    </Section>
  );
};

const RequestLine = ({ request }: { request: Request }) => {
  const translate = useTranslate();
  const may = useCan();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <CarrierContact />
      </Box>
      <Box sx={{ color: 'text.secondary' }} title={translate(`${TEXTS}.fields.createdAt`)}>
        <MomentField source="createdAt" />
      </Box>
      <StatusBadge />
      {request.status === 'pending' && may('update', 'requestedRoutes') && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Decide request={request} verb="accept" status="accepted" />
          <Decide request={request} verb="reject" status="rejected" />
        </Box>
      )}
    </Box>
  );
};

type DecideProps = { request: Request; verb: 'accept' | 'reject'; status: 'accepted' | 'rejected' };

const Decide = ({ request, verb, status }: DecideProps) => {
  const { run, isPending } = useAction(
    provider => provider.update('requestedRoutes', { id: request.id, data: { status }, previousData: request }),
    {
      success: `${TEXTS}.notifications.${status}`,
      error: `${TEXTS}.notifications.${status}Error`,
      invalidates: ['requestedRoutes', 'routes', 'poolOfRoutes', 'alerts'],
    },
  );
  const { carrier } = request;
  const contact = [carrier?.phone, carrier?.email].filter(Boolean).join(', ');
  return (
    <ConfirmButton
      label={`${TEXTS}.actions.${verb}`}
      title={`${TEXTS}.confirm.${verb}Title`}
      content={`${TEXTS}.confirm.${verb}`}
      args={{
        routeId: request.routeId,
        carrier: carrierName(carrier ?? {}) + (contact && ` (${contact})`),
      }}
      icon={verb === 'accept' ? <AcceptIcon /> : <RejectIcon />}
      color={verb === 'accept' ? 'primary' : 'inherit'}
      variant={verb === 'accept' ? 'contained' : 'outlined'}
      onConfirm={run}
      isPending={isPending}
    />
  );
};
