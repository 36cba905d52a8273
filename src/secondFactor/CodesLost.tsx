import { Alert, Button } from '@mui/material';
import { plainTexts } from '../texts/texts.ts';

/** In place of the recovery codes that never came: they can only be made anew, by who has got in. */
export const CodesLost = ({ onDone }: { onDone: () => void }) => {
  const texts = plainTexts().auth.secondFactor;
  return (
    <>
      <Alert severity="warning">{texts.codesLost}</Alert>
      <Button variant="contained" fullWidth autoFocus sx={{ mt: 2 }} onClick={onDone}>
        {texts.understood}
      </Button>
    </>
  );
};
