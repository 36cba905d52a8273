import { alertPath } from '#domain/alerts/path';
import { Col } from '../ui/lists/Col.tsx';
import type { CardListProps } from '../ui/lists/CardList.tsx';
import { ChoiceText } from '../ui/fields/ChoiceText.tsx';
import { EntityList } from '../ui/lists/EntityList.tsx';
import { MomentField } from '../ui/fields/MomentField.tsx';
import { PROSE } from '../ui/fields/prose.ts';
import type { Row } from '../ui/fields/row.ts';
import { SelectFilter } from '../ui/filters/SelectFilter.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { ChangedRow } from './ChangedRow.tsx';
import { WhatChanged } from '../ui/changes/WhatChanged.tsx';

const CARD: CardListProps['show'] = {
  primary: () => <ChangedRow />,
  secondary: ({ user }) => (
    <>
      <MomentField source="createdAt" />
      {user && ` · ${user.username}`}
      <WhatChanged />
    </>
  ),
  tertiary: () => <ChoiceText source="action" />,
};

const FILTERS = [<SelectFilter key="resource" source="resource" />, <SelectFilter key="action" source="action" />];
const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

/** Who changed what in the whole office, when and from where; a row opens the one that was changed. */
export const HistoryList = () => {
  const { role } = useViewer();
  return (
    <EntityList
      sort={NEWEST}
      filters={FILTERS}
      filterFields={['createdAt', 'userId', 'recordId', 'ip']}
      sortFields={['createdAt']}
      mobile={CARD}
      create={false}
      search={false}
      rowLink={(_id, _resource, { resource, recordId }: Row) => alertPath({ resource, recordId }, role) ?? false}
      fixed
    >
      <Col source="createdAt" render={() => <MomentField source="createdAt" />} />
      <Col source="userId" disableSort render={({ user }) => user?.username ?? '—'} />
      <Col source="action" disableSort render={() => <ChoiceText source="action" />} />
      <Col source="recordId" disableSort cellSx={() => PROSE} render={() => <ChangedRow />} />
      <Col source="changes" disableSort cellSx={() => PROSE} render={() => <WhatChanged />} />
      <Col source="ip" disableSort />
    </EntityList>
  );
};
