import LockIcon from '@mui/icons-material/LockOutlined';
import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Says why nothing below can be changed. `reason` is a message key. */
export const LockBanner = ({ reason }: { reason: string }) => {
  const translate = useTranslate();
  return (
    <Alert severity="info" icon={<LockIcon fontSize="inherit" />} sx={{ mb: 2 }}>
      {translate(reason, { _: reason })}
    </Alert>
  );
};
