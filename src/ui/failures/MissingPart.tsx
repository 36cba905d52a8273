import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { plainTexts } from '../../texts/texts.ts';

type Props = { retry: () => void };

const reload = () => window.location.reload();

const Ways = ({ retry }: Props) => (
  <>
    <Button color="inherit" size="small" onClick={reload}>
      {plainTexts().app.part.reload}
    </Button>
    <Button color="inherit" size="small" onClick={retry}>
      {plainTexts().app.part.retry}
    </Button>
  </>
);

/** In the place of what can't be had: no connection, or a newer build that has other files. */
export const MissingPart = ({ retry }: Props) => (
  <Alert severity="warning" action={<Ways retry={retry} />} sx={{ flexWrap: 'wrap' }}>
    {plainTexts().app.part.missing}
  </Alert>
);

/** In the place of a dialog, with a way back to the page under it. */
export const MissingDialog = ({ retry, onClose }: Props & { onClose: () => void }) => (
  <Dialog open onClose={onClose} maxWidth="xs" role="alertdialog" aria-describedby="missing-part">
    <DialogContent>
      <DialogContentText id="missing-part">{plainTexts().app.part.missing}</DialogContentText>
    </DialogContent>
    <DialogActions>
      <Button color="inherit" onClick={onClose} sx={{ mr: 'auto' }}>
        {plainTexts().app.action.close}
      </Button>
      <Ways retry={retry} />
    </DialogActions>
  </Dialog>
);
