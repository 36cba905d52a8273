import { Box, Button, Paper, Typography } from '@mui/material';
import { useEffect } from 'react';
import type { Duty } from '#domain/permissions/duties';
import { checkSession, logout } from '../provider/account.ts';
import { Brand } from '../ui/plain/Brand.tsx';
import { plainTexts } from '../texts/texts.ts';
import { ChoosePassword } from './ChoosePassword.tsx';
import { EnrolFactor } from './EnrolFactor.tsx';

const PARTS = { password: ChoosePassword, secondFactor: EnrolFactor };

/** Asks what is open now; without an answer the page is asked for anew, which says why. */
const goOn = (): void => void checkSession().catch(() => window.location.reload());

/** Here it is ended all the same when the server can't be told; what a phone has not sent stays for whoever comes in again. */
const leave = (): void => void logout();

/** What somebody has to do before anything else is open to them: it stands in the place of all pages. */
export const DutyPage = ({ duty }: { duty: Duty }) => {
  const { app, auth } = plainTexts();
  const title = auth.duty[duty];
  const Part = PARTS[duty];
  useEffect(() => {
    document.title = `${title} · ${app.title}`;
  }, [title, app.title]);
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 480, p: { xs: 2.5, sm: 4 } }}>
        <Brand />
        <Typography component="h1" variant="h5" sx={{ my: 2 }}>
          {title}
        </Typography>
        <Typography className="screen-only" sx={{ mb: 2 }}>
          {auth.duty[`${duty}Help`]}
        </Typography>
        <Part onDone={goOn} />
        <Button fullWidth sx={{ mt: 2 }} onClick={leave}>
          {auth.duty.leave}
        </Button>
      </Paper>
    </Box>
  );
};
