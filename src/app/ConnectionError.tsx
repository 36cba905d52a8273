import { Box, Button, Container, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The server can't be reached (Spec 8). */
export const ConnectionError = ({ retry }: { retry: () => void }) => {
  const translate = useTranslate();
  return (
    <Container component="main" maxWidth="sm" sx={{ py: 8, textAlign: 'center' }}>
      <Typography component="h1" variant="h5" sx={{ mb: 3 }}>
        {translate('app.connection.message')}
      </Typography>
      <Box>
        <Button variant="contained" onClick={retry}>
          {translate('app.connection.retry')}
        </Button>
      </Box>
    </Container>
  );
};
