import { Button, Typography } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { PageTitle } from '../ui/PageTitle.tsx';

/** 404 (Spec 8): an address that leads nowhere, or to what one may not see. */
export const NotFound = () => {
  const translate = useTranslate();
  return (
    <>
      <PageTitle title="app.notFound.title" />
      <Typography sx={{ mb: 3 }}>{translate('app.notFound.message')}</Typography>
      <Button component={LinkBase} to="/" variant="contained">
        {translate('app.notFound.home')}
      </Button>
    </>
  );
};
