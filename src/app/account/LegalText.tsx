import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { plainTexts } from '../../texts/texts.ts';

export type Legal = 'terms' | 'privacy';

/** The terms, or the privacy policy, to be read before saying yes. */
export const LegalText = ({ text, onClose }: { text: Legal; onClose: () => void }) => (
  <Dialog open onClose={onClose} aria-labelledby="legal-title">
    <DialogTitle id="legal-title">{plainTexts().auth.legal[`${text}Title`]}</DialogTitle>
    <DialogContent>
      <DialogContentText>{plainTexts().auth.legal[`${text}Text`]}</DialogContentText>
    </DialogContent>
    <DialogActions>
      <Button onClick={onClose}>{plainTexts().app.action.close}</Button>
    </DialogActions>
  </Dialog>
);
