import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { OwnerLink } from './OwnerLink.tsx';

/** The vehicle that a driver's account belongs to; it is changed there, not here (Design 3). */
export const DriverVehicle = () => {
  const translate = useTranslate();
  return (
    <Typography sx={{ pt: 1.5, '& a': { textDecoration: 'underline' } }}>
      {translate('resources.users.fields.vehicleId')}: <OwnerLink />
    </Typography>
  );
};
