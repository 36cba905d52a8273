import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useId } from 'react';

type Props = { open: boolean; onDiscard: () => void; onStay: () => void };

/** Side by side they don't fit on a phone: each has a line of its own there, as wide as the dialog. */
const BUTTONS = { p: 2, pt: 0, gap: 1, flexDirection: { xs: 'column', sm: 'row' }, alignItems: 'stretch' };

/** Asks before what was typed is lost. Whoever answers without reading, by Enter or by Escape, loses nothing. */
export const DiscardQuestion = ({ open, onDiscard, onStay }: Props) => {
  const translate = useTranslate();
  const title = useId();
  return (
    <Dialog open={open} onClose={onStay} aria-labelledby={title}>
      <DialogTitle id={title}>{translate('app.unsaved.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('app.unsaved.message')}</DialogContentText>
      </DialogContent>
      <DialogActions disableSpacing sx={BUTTONS}>
        <Button color="error" onClick={onDiscard}>
          {translate('app.unsaved.discard')}
        </Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          {translate('app.unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
