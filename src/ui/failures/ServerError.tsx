import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ElementType } from 'react';

type Props = {
  /** h2 where the page has its own title. */
  headingLevel?: ElementType;
  reload?: () => void;
};

/** 500 (Spec 8): reload, or go home. Also what is shown when a page itself breaks. */
export const ServerError = ({ headingLevel = 'h1', reload }: Props) => {
  const translate = useTranslate();
  return (
    <Box role="alert" sx={{ py: 6, px: 2, maxWidth: 620, mx: 'auto', textAlign: 'center' }}>
      <Typography component={headingLevel} variant="h5" sx={{ mb: 1.5 }}>
        {translate('app.serverError.title')}
      </Typography>
      <Typography sx={{ mb: 3 }}>{translate('app.serverError.message')}</Typography>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'center', flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={reload ?? (() => window.location.reload())}>
          {translate('app.serverError.reload')}
        </Button>
        <Button variant="outlined" href={import.meta.env.BASE_URL}>
          {translate('app.serverError.home')}
        </Button>
      </Box>
    </Box>
  );
};
