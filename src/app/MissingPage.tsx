import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';

/** Whether the server answers for the application at all. */
const isServed = async (): Promise<boolean> => {
  try {
    return (await fetch('/api/health')).ok;
  } catch {
    return false;
  }
};

/** A page whose file isn't there: without coverage, that it needs some; else a newer build is out, and to be loaded. */
export const MissingPage = () => {
  const translate = useTranslate();
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    void isServed().then(setIsNew);
  }, []);
  const kind = isNew ? 'new' : 'page';
  return (
    <Box role="alert" sx={{ py: 6, px: 2, maxWidth: 620, mx: 'auto', textAlign: 'center' }}>
      <Typography component="h1" variant="h5" sx={{ mb: 1.5 }}>
        {translate(`app.offline.${kind}Title`)}
      </Typography>
      <Typography sx={{ mb: 3 }}>{translate(`app.offline.${kind}Message`)}</Typography>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {translate('app.offline.reload')}
      </Button>
    </Box>
  );
};
