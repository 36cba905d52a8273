import { useRecordContext } from 'react-admin';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { addableTypes, mayDateDocument } from '#domain/documents/rights';
import { FilesInput } from '../ui/files/FilesInput.tsx';
import { Input } from '../ui/inputs/Input.tsx';
import { Cell, QUARTER, Section } from '../ui/forms/Section.tsx';
import { SelectChoice } from '../ui/inputs/SelectChoice.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { ExpeditionInput } from './ExpeditionInput.tsx';
import { ExpirationInput } from './ExpirationInput.tsx';
import { ExpiryBadge } from './ExpiryBadge.tsx';
import { OwnerLink } from './OwnerLink.tsx';
import { kindOf, ownerOf } from './ownerOf.ts';
import { OwnerPick } from './OwnerPick.tsx';
import { Versions } from './Versions.tsx';

const NAMES = ['carrierId', 'clientId', 'vehicleId', 'routeId', 'loadId', 'invoiceId'] as const;

/** What a document is stays among the choices, also where it could not be added. */
const withOwn = (offered: readonly string[], type: unknown): readonly string[] =>
  typeof type !== 'string' || offered.includes(type) ? offered : [...offered, type];

export const DocumentInputs = () => {
  const viewer = useViewer();
  const record = useRecordContext();
  const watched = useWatch({ name: NAMES });
  const owner = ownerOf(Object.fromEntries(NAMES.map((name, index) => [name, watched[index]])));
  const kind = kindOf({ owner: useWatch({ name: 'owner' }) }) ?? owner?.source ?? null;
  const [isGiven] = useState(owner !== null);
  const type: unknown = useWatch({ name: 'type' });
  const expirationDate: unknown = useWatch({ name: 'expirationDate' });
  const replacesId: unknown = useWatch({ name: 'replacesId' });
  const offered: readonly string[] = kind ? addableTypes(viewer.role, kind) : [];
  // A version is of the type of the one that it takes the place of.
  const types = typeof type === 'string' && replacesId ? [type] : withOwn(offered, type);
  const mayDate = owner !== null && mayDateDocument(owner.source, !record?.id || record.isOwn === true, viewer);
  return (
    <>
      {isGiven && owner ? <OwnerLink owner={owner} /> : <OwnerPick kind={kind} />}
      <Versions />
      <Section title="resources.documents.sections.data">
        <Cell md={6}>
          <SelectChoice source="type" choices={types} disabled={!kind} />
        </Cell>
        <Cell md={6}>
          <Input source="name" />
        </Cell>
        {mayDate && (
          <Cell {...QUARTER}>
            <ExpeditionInput />
          </Cell>
        )}
        {mayDate && (
          <Cell {...QUARTER}>
            <ExpirationInput key={owner.source} owner={owner} />
          </Cell>
        )}
        <Cell md={4} lg={6}>
          <ExpiryBadge
            withDays
            expirationDate={!record?.replacedBy && typeof expirationDate === 'string' ? expirationDate : null}
          />
        </Cell>
      </Section>
      <Section title="resources.documents.sections.files">
        <FilesInput source="url" label="resources.documents.help.url" isRequired />
      </Section>
    </>
  );
};
