import { Box, Paper } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDocumentTitle } from '../ui/useDocumentTitle.ts';
import { LoginForm } from './LoginForm.tsx';

/** The screen of those who are not logged in (Spec 2). */
export const Login = () => {
  useDocumentTitle(useTranslate()('auth.login.title'));
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420 }}>
        <LoginForm headingLevel="h1" />
      </Paper>
    </Box>
  );
};
