import { Box, Button, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useState } from 'react';
import { ActiveBadge } from '../users/ActiveBadge.tsx';
import { Section } from '../ui/forms/Section.tsx';
import { useCan } from '../ui/pages/viewer.tsx';
import { DriverForm } from './DriverForm.tsx';
import { type Credentials, DriverHandover } from './DriverHandover.tsx';
import { DriverSwitch } from './DriverSwitch.tsx';

/** "Acceso del conductor": the account of a traction vehicle's driver, made and taken here (Design 3). */
export const DriverAccess = () => {
  const vehicle = useRecordContext();
  const may = useCan();
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const [told, setTold] = useState<Credentials | null>(null);
  if (!vehicle?.hasTraction || vehicle.disabled || !may('update', 'vehicles')) return null;
  const { driver } = vehicle;
  const label = `resources.vehicles.actions.${driver ? 'driverReset' : 'driverCreate'}`;
  return (
    <Section
      title="resources.vehicles.sections.driver"
      help={`resources.vehicles.help.${driver ? 'driver' : 'driverNone'}`}
      actions={
        <>
          {driver && <DriverSwitch vehicleId={vehicle.id} driver={driver} />}
          <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
            {translate(label)}
          </Button>
        </>
      }
    >
      {driver && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{driver.username}</Typography>
          <Typography color="text.secondary">{driver.email}</Typography>
          <ActiveBadge user={driver} />
        </Box>
      )}
      <DriverForm vehicle={vehicle} open={open} onClose={() => setOpen(false)} onPassword={setTold} />
      {told && <DriverHandover {...told} onClose={() => setTold(null)} />}
    </Section>
  );
};
