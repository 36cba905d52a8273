import { Alert, Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { dayOf, formatDay } from '#domain/dates';
import { documentExpiry } from '#domain/documents';
import { lastRouteDay, type RouteDocument } from '#domain/routes/expiredDocuments';
import { documentText } from '../documents/documentText.ts';
import { RefLink } from '../ui/fields/RefLink.tsx';
import { Cell } from '../ui/forms/Section.tsx';
import type { RouteView } from './RouteView.ts';
import { type PlannedRoute, useExpiredDocuments } from './useExpiredDocuments.ts';

const HELP = 'resources.routes.help';

type Props = { route: PlannedRoute; documents: readonly RouteDocument[] };

/** Which documents will have expired when a route is over; it warns and lets save. */
export const ExpiredDocuments = ({ route, documents }: Props) => {
  const translate = useTranslate();
  const [now] = useState(() => new Date());
  if (!documents.length) return null;
  const whenOf = ({ expirationDate }: RouteDocument) =>
    translate(`${HELP}.${documentExpiry(expirationDate, dayOf(now)) === 'expired' ? 'expiredOn' : 'expiresOn'}`, {
      date: formatDay(expirationDate),
    });
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {translate(`${HELP}.expiredDocuments`, { day: formatDay(lastRouteDay(route, now)) })}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {documents.map(each => (
          <li key={each.id}>
            {each.plate && !documentText(each).includes(each.plate) && `${each.plate}: `}
            <RefLink resource="documents" id={each.id}>
              {documentText(each)}
            </RefLink>
            {`, ${whenOf(each)}`}
          </li>
        ))}
      </Box>
    </Alert>
  );
};

const NAMES = ['carrierId', 'tractionVehicleId', 'towingVehicleId', 'startDate', 'endDate'] as const;

/** In the form of a route: of the carrier and the vehicles that are chosen in it, saved or not, until it is finished. */
export const ChosenExpiredDocuments = () => {
  const stored = useRecordContext<RouteView>();
  const [carrierId, tractionVehicleId, towingVehicleId, startDate, endDate] = useWatch<PlannedRoute, typeof NAMES>({
    name: NAMES,
  });
  const route = { carrierId, tractionVehicleId, towingVehicleId, startDate, endDate };
  const documents = useExpiredDocuments(stored?.status === 'finished' || stored?.disabled ? null : route);
  if (!documents.length) return null;
  return (
    <Cell>
      <ExpiredDocuments route={route} documents={documents} />
    </Cell>
  );
};

/** What is asked before a route is confirmed: with what has expired of those who are to drive it. */
export const ConfirmQuestion = ({ route }: { route: RouteView }) => {
  const translate = useTranslate();
  return (
    <>
      {translate('resources.routes.confirm.confirm', { id: route.id })}
      <ExpiredDocuments route={route} documents={useExpiredDocuments(route)} />
    </>
  );
};
