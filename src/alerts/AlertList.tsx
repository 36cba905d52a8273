import { Box, Typography } from '@mui/material';

import { ALERT_POLL_MS, ownRecipient, seesAllAlerts } from '#domain/alerts';
import { Col } from '../ui/lists/Col.tsx';
import { EntityList } from '../ui/lists/EntityList.tsx';
import { MomentField } from '../ui/fields/MomentField.tsx';
import { PROSE } from '../ui/fields/prose.ts';
import { useCan, useViewer } from '../ui/pages/viewer.tsx';
import { AboutLink } from './AboutLink.tsx';
import { ALERT_CARD } from './alertCard.tsx';
import { MarkOne, MarkSelected } from './MarkButtons.tsx';
import { ReadAll } from './ReadAll.tsx';
import { ReadFilter } from './ReadFilter.tsx';
import { RecipientText } from './RecipientText.tsx';
import { RequestsLink } from './RequestsLink.tsx';

const FILTERED = ['resource', 'title', 'createdAt'] as const;
const FILTERS = [<ReadFilter key="isRead" />];

/** Unread first, the newest on top; only the office's writers open the alert itself, the rest what it is about. */
export const AlertList = () => {
  const viewer = useViewer();
  const { role } = viewer;
  const may = useCan();
  return (
    <EntityList
      sort={{ field: 'isRead', order: 'ASC' }}
      filters={FILTERS}
      filterFields={seesAllAlerts(role) ? [...FILTERED, 'recipientType'] : FILTERED}
      sortFields={['isRead', 'createdAt']}
      mobile={ALERT_CARD}
      refresh={ALERT_POLL_MS}
      actions={
        <>
          <ReadAll />
          <RequestsLink />
        </>
      }
      bulkActions={<MarkSelected />}
      isRowSelectable={({ recipient }) => recipient === ownRecipient(viewer)}
      rowLink={may('create', 'alerts') ? undefined : false}
      exports={may('create', 'alerts') ? undefined : false}
    >
      <Col
        source="title"
        cellSx={() => PROSE}
        render={({ title, description, isRead }) => (
          <Box sx={{ py: 0.5 }}>
            <Typography variant="body2" sx={{ fontWeight: isRead ? 400 : 700 }}>
              {title}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {description}
            </Typography>
          </Box>
        )}
      />
      <Col source="resource" label="resources.alerts.fields.about" disableSort render={() => <AboutLink />} />
      {seesAllAlerts(role) && <Col source="recipientType" render={() => <RecipientText />} />}
      <Col source="createdAt" render={() => <MomentField source="createdAt" />} />
      <Col source="isRead" disableSort render={() => <MarkOne />} />
    </EntityList>
  );
};
