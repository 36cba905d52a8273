import { Box, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';

import { Col } from '../ui/lists/Col.tsx';
import { ActionColumn } from '../ui/lists/ActionColumn.tsx';
import type { CardListProps } from '../ui/lists/CardList.tsx';
import { EntityList } from '../ui/lists/EntityList.tsx';
import { MomentField } from '../ui/fields/MomentField.tsx';
import { PROSE } from '../ui/fields/prose.ts';
import { SelectFilter } from '../ui/filters/SelectFilter.tsx';
import { StatusBadge } from '../ui/fields/StatusBadge.tsx';
import { MailProblem } from './MailProblem.tsx';
import { RetryMail } from './RetryMail.tsx';

const CARD: CardListProps['show'] = {
  primary: ({ subject }) => subject,
  secondary: ({ to }) => (
    <>
      {to} · <MomentField source="createdAt" />
      <MailProblem />
      <RetryMail />
    </>
  ),
  tertiary: () => <StatusBadge />,
};

const FILTERS = [<SelectFilter key="status" source="status" />];
const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

/** What the application wrote in the last month, to whom, and whether it left. */
export const MailList = () => {
  // A laptop's screen has room for every column but this.
  const showsAttempts = useMediaQuery((theme: Theme) => theme.breakpoints.up(1400));
  return (
    <EntityList
      sort={NEWEST}
      filters={FILTERS}
      filterFields={['to', 'subject', 'createdAt', 'sentAt', 'attempts']}
      sortFields={['createdAt', 'sentAt', 'to', 'status']}
      mobile={CARD}
      create={false}
      rowLink={false}
      fixed
    >
      <Col source="createdAt" render={() => <MomentField source="createdAt" />} />
      <Col source="to" cellSx={() => ({ minWidth: 220 })} />
      <Col
        source="subject"
        cellSx={() => PROSE}
        render={({ subject }) => (
          <Box sx={{ py: 0.5 }}>
            {subject}
            <MailProblem />
          </Box>
        )}
      />
      <Col source="status" render={() => <StatusBadge />} />
      <Col source="sentAt" render={() => <MomentField source="sentAt" />} />
      {showsAttempts && <Col source="attempts" align="right" />}
      <ActionColumn name="retry" heading="resources.mails.actions.retry">
        <RetryMail />
      </ActionColumn>
    </EntityList>
  );
};
