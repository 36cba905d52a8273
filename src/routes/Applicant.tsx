import { Typography } from '@mui/material';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { CarrierContact } from '../accountingRequests/CarrierContact.tsx';
import type { RequestView } from './RouteView.ts';

const TEXTS = 'resources.requestedRoutes.fit';

/** Who asks for a route: name, kind of company, telephone, e-mail, and how many of its vehicles fit (Spec 3). */
export const Applicant = ({ request }: { request: RequestView }) => {
  const translate = useTranslate();
  const { traction = 0, tow = 0 } = request.fitting ?? {};
  const counts = [
    traction > 0 && translate(`${TEXTS}.traction`, { smart_count: traction }),
    tow > 0 && translate(`${TEXTS}.tow`, { smart_count: tow }),
  ].filter(Boolean);
  return (
    <RecordContextProvider value={request}>
      <CarrierContact />
      {request.fitting && (
        <Typography variant="body2" color={counts.length ? 'text.secondary' : 'warning'}>
          {counts.length ? translate(`${TEXTS}.some`, { vehicles: counts.join(' · ') }) : translate(`${TEXTS}.none`)}
        </Typography>
      )}
    </RecordContextProvider>
  );
};
