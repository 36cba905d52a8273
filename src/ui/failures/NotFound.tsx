import { Button, Typography } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { PageTitle } from '../pages/PageTitle.tsx';

/** `title` is react-admin's, of the application; not used. */
type Props = { message?: string; to?: string; label?: string; title?: unknown };

/** 404 (Spec 8): an address that leads nowhere, or to what one may not see. Why, and the way on, by the keys of their texts. */
export const NotFound = ({ message = 'app.notFound.message', to = '/', label = 'app.notFound.home' }: Props) => {
  const translate = useTranslate();
  return (
    <>
      <PageTitle title="app.notFound.title" />
      <Typography sx={{ mb: 3 }}>{translate(message)}</Typography>
      <Button component={LinkBase} to={to} variant="contained">
        {translate(label)}
      </Button>
    </>
  );
};
