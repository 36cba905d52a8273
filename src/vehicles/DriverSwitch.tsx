import { Button } from '@mui/material';
import { type Identifier, useTranslate } from 'react-admin';
import { ConfirmButton } from '../ui/actions/ConfirmButton.tsx';
import { useAction } from '../ui/actions/useAction.ts';

type Props = { vehicleId: Identifier; driver: { username: string; isActive: boolean } };

/** Takes the driver's access, after asking, or gives it back. */
export const DriverSwitch = ({ vehicleId, driver }: Props) => {
  const translate = useTranslate();
  const { run, isPending } = useAction(provider => provider.driverAccess(vehicleId, { isActive: !driver.isActive }), {
    success: `resources.vehicles.notifications.${driver.isActive ? 'driverDisabled' : 'driverEnabled'}`,
    error: 'resources.vehicles.notifications.driverError',
    invalidates: ['vehicles', 'users'],
  });
  if (!driver.isActive)
    return (
      <Button size="small" variant="outlined" onClick={run} disabled={isPending}>
        {translate('resources.vehicles.actions.driverEnable')}
      </Button>
    );
  return (
    <ConfirmButton
      label="resources.vehicles.actions.driverDisable"
      title="resources.vehicles.actions.driverDisable"
      content="resources.vehicles.confirm.driverDisable"
      color="error"
      variant="text"
      onConfirm={run}
      isPending={isPending}
    />
  );
};
