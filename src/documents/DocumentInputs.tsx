import { useRecordContext } from 'react-admin';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { addableTypes, mayDateDocument } from '#domain/documentRights';
import { DayInput } from '../ui/DayInput.tsx';
import { FilesInput } from '../ui/FilesInput.tsx';
import { Input } from '../ui/Input.tsx';
import { Cell, Section } from '../ui/Section.tsx';
import { SelectChoice } from '../ui/SelectChoice.tsx';
import { useViewer } from '../ui/viewer.tsx';
import { ExpiryBadge } from './ExpiryBadge.tsx';
import { OwnerLink } from './OwnerLink.tsx';
import { ownerOf } from './ownerOf.ts';
import { OwnerPick } from './OwnerPick.tsx';

const NAMES = ['carrierId', 'clientId', 'vehicleId', 'routeId', 'loadId', 'invoiceId'] as const;

export const DocumentInputs = () => {
  const viewer = useViewer();
  const record = useRecordContext();
  const watched = useWatch({ name: NAMES });
  const owner = ownerOf(Object.fromEntries(NAMES.map((name, index) => [name, watched[index]])));
  const [isGiven] = useState(owner !== null);
  const type: unknown = useWatch({ name: 'type' });
  const expeditionDate: unknown = useWatch({ name: 'expeditionDate' });
  const expirationDate: unknown = useWatch({ name: 'expirationDate' });
  const offered: readonly string[] = owner ? addableTypes(viewer.role, owner.source) : [];
  const types = typeof type !== 'string' || offered.includes(type) ? offered : [...offered, type];
  const mayDate = owner !== null && mayDateDocument(owner.source, record?.userId, viewer);
  return (
    <>
      {isGiven && owner ? <OwnerLink owner={owner} /> : <OwnerPick />}
      <Section title="resources.documents.sections.data">
        <Cell md={6}>
          <SelectChoice source="type" choices={types} disabled={!owner} />
        </Cell>
        <Cell md={6}>
          <Input source="name" />
        </Cell>
        {mayDate && (
          <Cell sm={6} md={3}>
            <DayInput source="expeditionDate" />
          </Cell>
        )}
        {mayDate && (
          <Cell sm={6} md={3}>
            <DayInput
              source="expirationDate"
              min={typeof expeditionDate === 'string' ? expeditionDate : null}
              helperText="resources.documents.help.expirationDate"
            />
          </Cell>
        )}
        <Cell md={6}>
          <ExpiryBadge withDays expirationDate={typeof expirationDate === 'string' ? expirationDate : null} />
        </Cell>
      </Section>
      <Section title="resources.documents.sections.files">
        <FilesInput source="url" label="resources.documents.help.url" isRequired />
      </Section>
    </>
  );
};
