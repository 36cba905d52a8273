import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { isServed, onceServed } from '../../provider/isServed.ts';
import { plainTexts } from '../../texts/texts.ts';

/** A phone that keeps pages says which it hasn't; anybody else has lost the server (Spec 8). */
const offlineTexts = () => {
  const { connection, offline } = plainTexts().app;
  return navigator.serviceWorker?.controller
    ? { title: offline.pageTitle, message: offline.pageMessage }
    : { title: connection.message, message: '' };
};

/** A page whose file isn't there: without coverage, that it needs some, until there is; else a newer build is out, and to be loaded. */
export const MissingPage = () => {
  const [isNew, setIsNew] = useState<boolean | null>(null);
  useEffect(() => {
    void isServed().then(setIsNew);
  }, []);
  useEffect(() => (isNew === false ? onceServed(() => window.location.reload()) : undefined), [isNew]);
  if (isNew === null) return null;
  const { offline } = plainTexts().app;
  const { title, message } = isNew ? { title: offline.newTitle, message: offline.newMessage } : offlineTexts();
  return (
    <Box role="alert" sx={{ py: 6, px: 2, maxWidth: 620, mx: 'auto', textAlign: 'center' }}>
      <Typography component="h1" variant="h5" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Typography sx={{ mb: 3 }}>{message}</Typography>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {offline.reload}
      </Button>
    </Box>
  );
};
