import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { USER_FORM_ROLES } from '#domain/roles';
import { Input } from '../ui/inputs/Input.tsx';
import { ReferencePick } from '../ui/inputs/ReferencePick.tsx';
import { Cell, Section } from '../ui/forms/Section.tsx';
import { SelectChoice } from '../ui/inputs/SelectChoice.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { AccountCells } from './AccountCells.tsx';
import { LastLogin } from './LastLogin.tsx';
import { DriverVehicle } from './DriverVehicle.tsx';

/** An account as staff keep it: its owner depends on its role, and a driver's role and vehicle stay (Spec 3, 6). */
export const UserInputs = () => {
  const role: string | null | undefined = useWatch({ name: 'role' });
  const { setValue } = useFormContext();
  const viewer = useViewer();
  const record = useRecordContext();
  const isDriver = record?.role === 'driver';
  const offered = USER_FORM_ROLES.filter(each => each !== 'superUser' || viewer.role === 'superUser');
  const clearOwners = () => {
    for (const owner of ['carrierId', 'clientId']) setValue(owner, null, { shouldDirty: true });
  };
  return (
    <>
      <Section title="resources.users.sections.account">
        <AccountCells />
      </Section>
      <Section title="resources.users.sections.access">
        <Cell sm={6} md={4}>
          <SelectChoice
            source="role"
            choices={isDriver ? ['driver'] : offered}
            disabled={isDriver || (!!record && record.id === viewer.id)}
            onChange={clearOwners}
          />
        </Cell>
        <Cell sm={6} md={8}>
          {role === 'carrier' && <ReferencePick source="carrierId" isRequired sort={BY_NAME} />}
          {role === 'client' && (
            <ReferencePick
              source="clientId"
              isRequired
              sort={BY_NAME}
              filter={{ createUserClient: true, disabled: false }}
              helperText="resources.users.help.clientId"
            />
          )}
          {isDriver && <DriverVehicle />}
        </Cell>
        <Cell>
          <Input
            source="isActive"
            helperText="resources.users.help.isActive"
            disabled={!!record && record.id === viewer.id}
          />
        </Cell>
        <LastLogin />
      </Section>
    </>
  );
};

const BY_NAME = { field: 'name', order: 'ASC' } as const;
