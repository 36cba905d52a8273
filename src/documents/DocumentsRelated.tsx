import { useRecordContext } from 'react-admin';
import { type ReactNode, useState } from 'react';
import { addableTypes } from '#domain/documents/rights';
import type { DocumentOwner } from '#domain/documents';
import { Col } from '../ui/lists/Col.tsx';
import { ChoiceText } from '../ui/fields/ChoiceText.tsx';
import { DayField } from '../ui/fields/DayField.tsx';
import { DoneAt } from '../ui/fields/DoneAt.tsx';
import { RelatedList } from '../ui/lists/RelatedList.tsx';
import type { RowLock } from '../ui/fields/row.ts';
import { useViewer } from '../ui/pages/viewer.tsx';
import { DOCUMENT_CARD } from './documentCard.tsx';
import { ExpiryBadge } from './ExpiryBadge.tsx';
import { FileLinks } from './FileLinks.tsx';
import { ReplacedToggle } from './ReplacedToggle.tsx';

/** Papers that are valid from a day to another. */
const DATED: readonly DocumentOwner[] = ['carrierId', 'clientId', 'vehicleId'];

type Props = {
  owner: DocumentOwner;
  /** They take the place of the button that adds one. */
  actions?: ReactNode;
  /** Why no document of the row can be added or changed; null when it can. */
  locked?: RowLock;
};

/**
 * The documents of the row around, each with its files at hand and what it says of its validity; `owner` is the
 * document's field that holds this row's id: `<DocumentsRelated owner="carrierId" />`.
 */
export const DocumentsRelated = ({ owner, actions, locked }: Props) => {
  const viewer = useViewer();
  const row = useRecordContext();
  const [isReplaced, setReplaced] = useState(false);
  const types = row && locked?.(row, viewer) ? [] : addableTypes(viewer.role, owner);
  const isDated = DATED.includes(owner);
  const isFromTheRoad = owner === 'loadId';
  return (
    <RelatedList
      resource="documents"
      target={owner}
      actions={
        <>
          <ReplacedToggle owner={owner} isOn={isReplaced} onToggle={setReplaced} />
          {actions}
        </>
      }
      filter={isReplaced ? { expiry: 'replaced' } : undefined}
      add={!actions && types.length > 0 && { type: types.length === 1 ? types[0] : undefined }}
      addLabel="resources.documents.actions.create"
      sort={isDated ? { field: 'expirationDate', order: 'ASC' } : { field: 'id', order: 'DESC' }}
      mobile={DOCUMENT_CARD}
    >
      <Col source="type" render={() => <ChoiceText source="type" />} />
      <Col source="name" />
      {isFromTheRoad && (
        <Col
          source="madeAt"
          disableSort
          render={({ madeAt, createdAt }) => <DoneAt at={madeAt} receivedAt={createdAt} />}
        />
      )}
      {isDated && <Col source="expeditionDate" render={() => <DayField source="expeditionDate" />} />}
      {isDated && (
        <Col source="expirationDate" render={({ expirationDate }) => <DayField value={expirationDate ?? null} />} />
      )}
      {isDated && (
        <Col
          source="expiry"
          disableSort
          render={({ expirationDate, replacedBy }) => (
            <ExpiryBadge expirationDate={expirationDate} isReplaced={!!replacedBy} />
          )}
        />
      )}
      <Col source="url" disableSort render={({ url }) => <FileLinks files={url} />} />
    </RelatedList>
  );
};
