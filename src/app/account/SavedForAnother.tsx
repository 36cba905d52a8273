import { Alert, Button, Typography } from '@mui/material';
import { fillIn } from '../../../i18n/fillIn.ts';
import { logout } from '../../provider/account.ts';
import { useSession } from '../../provider/session.ts';
import { plainTexts } from '../../texts/texts.ts';
import { PublicPage } from './PublicPage.tsx';

/**
 * A new password was saved by its link in a browser where another account is logged in: the login doesn't come by itself, and
 * whose pages would come says this.
 */
export const SavedForAnother = ({ onLeft }: { onLeft: () => void }) => {
  const texts = plainTexts().auth.reset;
  const session = useSession();
  const username = 'username' in session ? session.username : '';
  return (
    <PublicPage title={texts.title}>
      <Alert severity="success">{texts.saved}</Alert>
      <Typography sx={{ mt: 2 }}>{fillIn(texts.otherSession, { username })}</Typography>
      <Button variant="contained" fullWidth sx={{ mt: 2 }} onClick={() => void logout().then(onLeft)}>
        {texts.leaveOther}
      </Button>
      <Button fullWidth sx={{ mt: 1 }} href={import.meta.env.BASE_URL}>
        {fillIn(texts.goOnAs, { username })}
      </Button>
    </PublicPage>
  );
};
