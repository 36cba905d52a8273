import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';

import { carrierName } from '#domain/carriers';
import { isAdminLevel } from '#domain/roles';
import { Col } from '../ui/lists/Col.tsx';
import { ActionColumn } from '../ui/lists/ActionColumn.tsx';
import type { CardListProps } from '../ui/lists/CardList.tsx';
import { ChoiceText } from '../ui/fields/ChoiceText.tsx';
import { DoneAt } from '../ui/fields/DoneAt.tsx';
import { EntityList } from '../ui/lists/EntityList.tsx';
import { SelectFilter } from '../ui/filters/SelectFilter.tsx';
import { StatusBadge } from '../ui/fields/StatusBadge.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { FileLinks } from '../documents/FileLinks.tsx';
import { CarrierContact } from './CarrierContact.tsx';
import { Decide } from './Decide.tsx';
import { RequestSubject } from './RequestSubject.tsx';

const CARD: CardListProps['show'] = {
  primary: ({ carrier }) => (
    <>
      <ChoiceText source="kind" /> {carrier && `· ${carrierName(carrier)}`}
    </>
  ),
  secondary: ({ madeAt, createdAt, comments }) => (
    <>
      <DoneAt at={madeAt} receivedAt={createdAt} /> {comments && `· ${comments}`}
    </>
  ),
  tertiary: () => <StatusBadge />,
};

const FILTERS = [<SelectFilter key="status" source="status" />, <SelectFilter key="kind" source="kind" />];

/** Requests for an accountant and for a CMR: the office answers them, who asked sees how they stand. */
export const AccountingRequestList = () => {
  const { role } = useViewer();
  const isOffice = isAdminLevel(role);
  // What a tablet has no room for is on the request's own page.
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  return (
    <EntityList
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={FILTERS}
      filterFields={isOffice ? ['status', 'kind', 'carrierId', 'createdAt'] : []}
      sortFields={['createdAt', 'status']}
      mobile={CARD}
      create={false}
      exports={isOffice ? undefined : false}
    >
      <Col source="createdAt" render={({ madeAt, createdAt }) => <DoneAt at={madeAt} receivedAt={createdAt} />} />
      <Col
        source="kind"
        label="resources.accountingRequests.fields.shortKind"
        render={() => <ChoiceText source="kind" />}
      />
      {isOffice && <Col source="carrier" disableSort render={() => <CarrierContact brief={!hasRoom} />} />}
      <Col
        source="loadId"
        label="resources.accountingRequests.fields.subject"
        disableSort
        render={() => <RequestSubject />}
      />
      {hasRoom && <Col source="comments" disableSort cellSx={() => ({ minWidth: 140, maxWidth: 320 })} />}
      {hasRoom && <Col source="files" disableSort render={({ files }) => <FileLinks files={files} />} />}
      <Col source="status" render={() => <StatusBadge />} />
      {isOffice && (
        <ActionColumn name="decide" heading="app.list.more">
          <Decide />
        </ActionColumn>
      )}
    </EntityList>
  );
};
