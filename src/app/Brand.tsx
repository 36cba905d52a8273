import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The mark of the application. */
export const Brand = () => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, fontWeight: 700, fontSize: '1.15rem' }}>
      <LocalShippingIcon color="primary" />
      {translate('app.title')}
    </Box>
  );
};
