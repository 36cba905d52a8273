import { isAdminLevel } from '#domain/roles';
import { AddressInput } from '../ui/inputs/AddressInput.tsx';
import { Input } from '../ui/inputs/Input.tsx';
import { ReferencePick } from '../ui/inputs/ReferencePick.tsx';
import { Cell, Section } from '../ui/forms/Section.tsx';
import { TimetableInput } from '../ui/inputs/TimetableInput.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';

/** Where the place is, what it is called and when it is open; whose it is, staff alone may say. */
export const LocationInputs = () => {
  const { role } = useViewer();
  return (
    <>
      <Section title="resources.locations.sections.data">
        {isAdminLevel(role) && (
          <Cell md={4}>
            <ReferencePick source="clientId" sort={{ field: 'name', order: 'ASC' }} />
          </Cell>
        )}
        <Cell sm={6} md={4}>
          <Input source="addressName" />
        </Cell>
        <Cell sm={6} md={4}>
          <Input source="label" />
        </Cell>
      </Section>
      <Section title="resources.locations.sections.address">
        <AddressInput source="address" />
      </Section>
      <Section title="resources.locations.sections.timeWindow">
        <TimetableInput source="timeWindow" label={false} />
      </Section>
    </>
  );
};
