import ConfirmIcon from '@mui/icons-material/TaskAlt';
import DraftIcon from '@mui/icons-material/Undo';
import PublishIcon from '@mui/icons-material/CampaignOutlined';
import { Box, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { loadLabel } from '#domain/loads';
import { CONFIRMED, confirmErrors, isConfirmed, publicErrors } from '#domain/routes';
import { isAdminLevel } from '#domain/roles';
import { isStarted } from '#domain/loads/tracking';
import type { LoadView } from '../loads/LoadView.ts';
import { SaveFirst } from '../ui/forms/SaveFirst.tsx';
import { useIsUnsaved } from '../ui/forms/UnsavedProvider.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { ConfirmQuestion } from './ExpiredDocuments.tsx';
import { RouteChange } from './RouteChange.tsx';
import type { RouteView } from './RouteView.ts';

/** What the office decides about a route with one press: publish it, take it out of the pool, confirm it, or not. */
export const RouteActions = () => {
  const route = useRecordContext<RouteView>();
  const { role } = useViewer();
  if (!route || route.disabled || route.invoiceId || !isAdminLevel(role)) return null;
  if (!isConfirmed(route.status)) return <Planning route={route} />;
  if (route.loads.some(isStarted)) return null;
  const invoiced = route.loads.filter(load => load.invoiceId);
  if (invoiced.length) return <Kept invoiced={invoiced} />;
  return route.status === 'assigned' ? (
    <Aligned>
      <RouteChange route={route} verb="toDraft" icon={<DraftIcon />} data={{ status: 'draft' }} notice="updated" />
      <SaveFirst />
    </Aligned>
  ) : null;
};

/** Why a route that hasn't begun can neither become a draft again nor be removed. */
const Kept = ({ invoiced }: { invoiced: readonly LoadView[] }) => {
  const translate = useTranslate();
  return (
    <Typography variant="body2" color="text.secondary">
      {translate('resources.routes.help.loadInvoiced', { loads: invoiced.map(loadLabel).join(', ') })}
    </Typography>
  );
};

const Aligned = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: 0.5 }}>{children}</Box>
);

const Planning = ({ route }: { route: RouteView }) => {
  const isUnsaved = useIsUnsaved();
  const asked = { ...route, loadIds: route.loads.map(load => load.id) };
  const lacksToPublish = Object.keys(publicErrors(asked));
  const lacksToConfirm = Object.keys(confirmErrors(asked));
  return (
    <Aligned>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {route.status === 'public' && (
          <RouteChange
            route={route}
            verb="unpublish"
            data={{ isPublic: false }}
            notice="unpublished"
            question={<UnpublishQuestion route={route} />}
          />
        )}
        {route.status !== 'public' && !route.carrierId && (
          <RouteChange
            route={route}
            verb="publish"
            icon={<PublishIcon />}
            data={{ isPublic: true }}
            notice="published"
            isOff={lacksToPublish.length > 0}
          />
        )}
        <RouteChange
          route={route}
          verb="confirm"
          icon={<ConfirmIcon />}
          data={{ status: CONFIRMED }}
          notice="confirmed"
          question={<ConfirmQuestion route={route} />}
          isOff={lacksToConfirm.length > 0}
          isMain
        />
      </Box>
      {isUnsaved ? <SaveFirst /> : <Lacking fields={lacksToConfirm} />}
    </Aligned>
  );
};

/** What is asked before a route leaves the pool: with how many wait for it, who can't be given it then. */
const UnpublishQuestion = ({ route: { id, pendingRequests = 0 } }: { route: RouteView }) => {
  const translate = useTranslate();
  return (
    <>
      {translate('resources.routes.confirm.unpublish', { id })}
      {pendingRequests > 0 && ` ${translate('resources.routes.confirm.waiting', { smart_count: pendingRequests })}`}
    </>
  );
};

/** What stands in the way of confirming, in a few words (Design 6). */
const Lacking = ({ fields }: { fields: readonly string[] }) => {
  const translate = useTranslate();
  if (!fields.length) return null;
  const things = fields.map(field => translate(`resources.routes.lacking.${field}`)).join(', ');
  return (
    <Typography variant="body2" color="text.secondary">
      {translate('resources.routes.help.lacking', { things, smart_count: fields.length })}
    </Typography>
  );
};
