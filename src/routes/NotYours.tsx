import { Button, Typography } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { PageTitle } from '../ui/PageTitle.tsx';

/** A route that goes to another vehicle, or to none: to this driver it isn't there (Spec 8), and others may be. */
export const NotYours = () => {
  const translate = useTranslate();
  return (
    <>
      <PageTitle title="app.notFound.title" />
      <Typography sx={{ mb: 3 }}>{translate('resources.routes.help.notYours')}</Typography>
      <Button component={LinkBase} to="/driver/routes" variant="contained">
        {translate('resources.routes.page.driver')}
      </Button>
    </>
  );
};
