import CarriersIcon from '@mui/icons-material/LocalShippingOutlined';
import ClientsIcon from '@mui/icons-material/BusinessOutlined';
import { Box, Button } from '@mui/material';
import { LinkBase, useRecordContext, useTranslate } from 'react-admin';
import { isRunOver, type Progress, RUN_KINDS } from '#domain/invoiceRuns';
import { Col } from '../ui/lists/Col.tsx';
import type { CardListProps } from '../ui/lists/CardList.tsx';
import { ChoiceText } from '../ui/fields/ChoiceText.tsx';
import { DayField } from '../ui/fields/DayField.tsx';
import { EntityList } from '../ui/lists/EntityList.tsx';
import { StatusBadge } from '../ui/fields/StatusBadge.tsx';
import { ProgressText } from './ProgressText.tsx';
import type { RunView } from './RunView.ts';

const ICONS = { clients: <ClientsIcon />, carriers: <CarriersIcon /> };

const CARD: CardListProps['show'] = {
  primary: run => (
    <>
      <ChoiceText source="kind" /> · <DayField value={run.date} />
    </>
  ),
  secondary: run => <ProgressText progress={run.progress} />,
  tertiary: run => <RunBadge progress={run.progress} />,
};

/** What was invoiced together, the newest first, with its state; and where a new run begins. */
export const RunList = () => (
  <EntityList
    sort={{ field: 'id', order: 'DESC' }}
    filterFields={['kind', 'fromDate', 'toDate', 'date']}
    sortFields={['id', 'date']}
    search={false}
    exports={false}
    create={<Begin />}
    mobile={CARD}
  >
    <Col source="id" />
    <Col source="kind" render={() => <ChoiceText source="kind" />} />
    <Col source="fromDate" render={() => <DayField source="fromDate" />} />
    <Col source="toDate" render={() => <DayField source="toDate" />} />
    <Col source="date" render={() => <DayField source="date" />} />
    <Col source="progress" disableSort render={() => <RunProgressText />} />
    <Col source="status" label="resources.invoiceRuns.fields.state" disableSort render={() => <RunState />} />
    <Col source="user" disableSort render={run => run.user?.username ?? ''} />
  </EntityList>
);

const RunBadge = ({ progress }: { progress: Progress }) => (
  <StatusBadge resource="invoiceRuns" field="run" value={isRunOver(progress) ? 'over' : 'unfinished'} />
);

const RunProgressText = () => {
  const run = useRecordContext<RunView>();
  return run ? <ProgressText progress={run.progress} /> : null;
};

const RunState = () => {
  const run = useRecordContext<RunView>();
  return run ? <RunBadge progress={run.progress} /> : null;
};

/** On a phone in rows of their own, as wide as it is. */
const BEGIN = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  width: { xs: 1, sm: 'auto' },
  '& > *': { flex: { xs: '1 0 auto', sm: '0 0 auto' } },
};

const Begin = () => {
  const translate = useTranslate();
  return (
    <Box sx={BEGIN}>
      {RUN_KINDS.map(kind => (
        <Button
          key={kind}
          component={LinkBase}
          to={`/invoiceRuns/create?kind=${kind}`}
          size="small"
          variant={kind === 'clients' ? 'contained' : 'outlined'}
          startIcon={ICONS[kind]}
        >
          {translate(`resources.invoiceRuns.actions.${kind}`)}
        </Button>
      ))}
    </Box>
  );
};
