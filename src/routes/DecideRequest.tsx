import AcceptIcon from '@mui/icons-material/Check';
import RejectIcon from '@mui/icons-material/Close';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { carrierName } from '#domain/carriers';
import { ConfirmButton } from '../ui/actions/ConfirmButton.tsx';
import { useAction } from '../ui/actions/useAction.ts';
import { Applicant } from './Applicant.tsx';
import type { RequestView } from './RouteView.ts';

const TEXTS = 'resources.requestedRoutes';

type Props = { request: RequestView; verb: 'accept' | 'reject'; status: 'accepted' | 'rejected' };

/** Accepts or rejects a request behind a confirmation that shows who asks and with what (Spec 4, Design 6). */
export const DecideRequest = ({ request, verb, status }: Props) => {
  const translate = useTranslate();
  const { id } = request;
  const { run, isPending } = useAction(
    // Without its version: nobody edits a request, and who was quicker (withdrawn, answered) the server says in words.
    provider => provider.update('requestedRoutes', { id, data: { status }, previousData: { id, status: 'pending' } }),
    {
      success: `${TEXTS}.notifications.${status}`,
      error: `${TEXTS}.notifications.${status}Error`,
      invalidates: ['requestedRoutes', 'routes', 'poolOfRoutes', 'alerts'],
    },
  );
  const args = { routeId: request.routeId, carrier: carrierName(request.carrier ?? {}) };
  return (
    <ConfirmButton
      label={`${TEXTS}.actions.${verb}`}
      title={`${TEXTS}.confirm.${verb}Title`}
      content={
        <>
          <Typography sx={{ mb: 1.5 }}>{translate(`${TEXTS}.confirm.${verb}`, args)}</Typography>
          <Box sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
            <Applicant request={request} />
          </Box>
        </>
      }
      icon={verb === 'accept' ? <AcceptIcon /> : <RejectIcon />}
      color={verb === 'accept' ? 'primary' : 'inherit'}
      variant={verb === 'accept' ? 'contained' : 'outlined'}
      ofStored
      onConfirm={run}
      isPending={isPending}
    />
  );
};
