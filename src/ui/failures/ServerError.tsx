import { Box, Button, Typography } from '@mui/material';
import type { ElementType } from 'react';
import { plainTexts } from '../../texts/texts.ts';

type Props = {
  /** h2 where the page has its own title. */
  headingLevel?: ElementType;
  reload?: () => void;
};

/** 500 (Spec 8): reload, or go home. Also what is shown when a page itself breaks. */
export const ServerError = ({ headingLevel = 'h1', reload }: Props) => {
  const texts = plainTexts().app.serverError;
  return (
    <Box role="alert" sx={{ py: 6, px: 2, maxWidth: 620, mx: 'auto', textAlign: 'center' }}>
      <Typography component={headingLevel} variant="h5" sx={{ mb: 1.5 }}>
        {texts.title}
      </Typography>
      <Typography sx={{ mb: 3 }}>{texts.message}</Typography>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'center', flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={reload ?? (() => window.location.reload())}>
          {texts.reload}
        </Button>
        <Button variant="outlined" href={import.meta.env.BASE_URL}>
          {texts.home}
        </Button>
      </Box>
    </Box>
  );
};
