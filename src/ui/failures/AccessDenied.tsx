import { Button, Typography } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { PageTitle } from '../pages/PageTitle.tsx';

/** A page of the application that is not for this role. */
export const AccessDenied = () => {
  const translate = useTranslate();
  return (
    <>
      <PageTitle title="app.accessDenied.title" />
      <Typography sx={{ mb: 3 }}>{translate('app.accessDenied.message')}</Typography>
      <Button component={LinkBase} to="/" variant="contained">
        {translate('app.notFound.home')}
      </Button>
    </>
  );
};
