import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, TextInput, useDataProvider, useNotify } from 'react-admin';
import { useMemo } from 'react';
import { emailProblem } from '#domain/contact';
import { passwordProblem } from '#domain/passwords';
import { usernameProblem } from '#domain/identifiers/username';
import type { Provider } from '../provider/provider.ts';
import { DialogForm } from '../ui/forms/DialogForm.tsx';
import type { Values } from '../ui/forms/EntityForm.tsx';
import type { Credentials } from './DriverHandover.tsx';
import { DriverPassword } from './DriverPassword.tsx';

type Props = {
  vehicle: RaRecord;
  open: boolean;
  onClose: () => void;
  /** A password was given that the driver has to be told. */
  onPassword: (credentials: Credentials) => void;
};

const LABELS = {
  username: 'resources.vehicles.help.driverUsername',
  email: 'resources.vehicles.help.driverEmail',
  password: 'resources.vehicles.help.driverPassword',
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/** Makes the driver's account, called as the plate unless said otherwise, or gives it another password (Design 3). */
export const DriverForm = ({ vehicle, open, onClose, onPassword }: Props) => {
  const provider = useDataProvider<Provider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const isNew = !vehicle.driver;
  const defaults = useMemo(
    () => ({ username: vehicle.driver?.username ?? vehicle.number, email: vehicle.driver?.email ?? '', password: '' }),
    [vehicle],
  );
  const save = async ({ username, email, password }: Values) => {
    const values = { username: textOf(username), email: textOf(email), password: textOf(password) };
    const driver = await provider.driverAccess(vehicle.id, values);
    await Promise.all(['vehicles', 'users'].map(name => queryClient.invalidateQueries({ queryKey: [name] })));
    const done = isNew ? (values.password ? 'driverCreated' : 'driverInvited') : 'driverReset';
    const notice = `resources.vehicles.notifications.${done}`;
    notify(notice, { type: 'success', messageArgs: { username: driver.username, email: driver.email } });
    if (values.password) onPassword({ username: driver.username, password: values.password });
  };
  return (
    <DialogForm
      open={open}
      onClose={onClose}
      title={`resources.vehicles.actions.${isNew ? 'driverCreate' : 'driverReset'}`}
      help={`resources.vehicles.help.${isNew ? 'driverNew' : 'driverChange'}`}
      error="resources.vehicles.notifications.driverError"
      defaults={defaults}
      labels={LABELS}
      check={({ username, email, password }) => ({
        username: usernameProblem(username, vehicle.driver?.username),
        email: textOf(email) ? emailProblem(email) : null,
        password: password || !isNew ? passwordProblem(textOf(password), { names: [textOf(username)] }) : null,
      })}
      onSubmit={save}
    >
      <TextInput source="username" label={LABELS.username} fullWidth isRequired autoComplete="off" />
      <TextInput
        source="email"
        type="email"
        label={LABELS.email}
        helperText={isNew ? 'resources.vehicles.help.driverNoEmail' : undefined}
        fullWidth
        autoComplete="off"
      />
      <DriverPassword label={LABELS.password} isNew={isNew} />
    </DialogForm>
  );
};
