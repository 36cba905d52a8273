import { Box, CircularProgress } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Something is on its way. */
export const Loading = () => {
  const translate = useTranslate();
  return (
    <Box component="output" sx={{ display: 'grid', placeItems: 'center', minHeight: 240 }}>
      <CircularProgress aria-label={translate('app.loading')} />
    </Box>
  );
};
