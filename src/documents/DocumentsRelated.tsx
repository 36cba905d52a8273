import { DataTable } from 'react-admin';
import type { ReactNode } from 'react';
import { addableTypes } from '#domain/documentRights';
import type { DocumentOwner } from '#domain/documents';
import type { CardListProps } from '../ui/CardList.tsx';
import { ChoiceText } from '../ui/ChoiceText.tsx';
import { DayField } from '../ui/DayField.tsx';
import { DoneAt } from '../ui/DoneAt.tsx';
import { RelatedList } from '../ui/RelatedList.tsx';
import { useViewer } from '../ui/viewer.tsx';
import { DocumentLine } from './DocumentLine.tsx';
import { ExpiryBadge } from './ExpiryBadge.tsx';
import { FileLinks } from './FileLinks.tsx';

/** Papers that are valid from a day to another. */
const DATED: readonly DocumentOwner[] = ['carrierId', 'clientId', 'vehicleId'];

const CARD: CardListProps['show'] = {
  primary: ({ type, name }) => (
    <>
      <ChoiceText source="type" value={type} resource="documents" />
      {name && ` · ${name}`}
    </>
  ),
  secondary: document => <DocumentLine document={document} />,
  tertiary: ({ expirationDate }) => <ExpiryBadge expirationDate={expirationDate} />,
};

/**
 * The documents of the row around, each with its files at hand and what it says of its validity; `owner` is the
 * document's field that holds this row's id: `<DocumentsRelated owner="carrierId" />`. `actions` take the place of the
 * button that adds one.
 */
export const DocumentsRelated = ({ owner, actions }: { owner: DocumentOwner; actions?: ReactNode }) => {
  const { role } = useViewer();
  const types = addableTypes(role, owner);
  const isDated = DATED.includes(owner);
  const isFromTheRoad = owner === 'loadId';
  return (
    <RelatedList
      resource="documents"
      target={owner}
      actions={actions}
      add={!actions && types.length > 0 && { type: types.length === 1 ? types[0] : undefined }}
      addLabel="resources.documents.actions.create"
      sort={isDated ? { field: 'expirationDate', order: 'ASC' } : { field: 'id', order: 'DESC' }}
      mobile={CARD}
    >
      <DataTable.Col source="type" render={() => <ChoiceText source="type" />} />
      <DataTable.Col source="name" />
      {isFromTheRoad && (
        <DataTable.Col
          source="madeAt"
          disableSort
          render={({ madeAt, createdAt }) => <DoneAt at={madeAt} receivedAt={createdAt} />}
        />
      )}
      {isDated && <DataTable.Col source="expeditionDate" render={() => <DayField source="expeditionDate" />} />}
      {isDated && (
        <DataTable.Col
          source="expirationDate"
          render={({ expirationDate }) => <DayField value={expirationDate ?? null} />}
        />
      )}
      {isDated && (
        <DataTable.Col
          source="expiry"
          disableSort
          render={({ expirationDate }) => <ExpiryBadge expirationDate={expirationDate} />}
        />
      )}
      <DataTable.Col source="url" disableSort render={({ url }) => <FileLinks files={url} />} />
    </RelatedList>
  );
};
