import { Box, Button, Container, Typography } from '@mui/material';
import { plainTexts } from '../../texts/texts.ts';

/** The server can't be reached (Spec 8). */
export const ConnectionError = ({ retry }: { retry: () => void }) => (
  <Container component="main" maxWidth="sm" sx={{ py: 8, textAlign: 'center' }}>
    <Typography component="h1" variant="h5" sx={{ mb: 3 }}>
      {plainTexts().app.connection.message}
    </Typography>
    <Box>
      <Button variant="contained" onClick={retry}>
        {plainTexts().app.connection.retry}
      </Button>
    </Box>
  </Container>
);
