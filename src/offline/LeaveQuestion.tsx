import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import { leaveQuestion } from './leaving.ts';

/** Asks before a driver logs out of a phone that holds what the office does not have yet. */
export const LeaveQuestion = () => {
  const translate = useTranslate();
  const question = leaveQuestion.use();
  if (!question) return null;
  return (
    <Dialog open onClose={() => question.answer(false)} aria-labelledby="leave-title">
      <DialogTitle id="leave-title">{translate('app.offline.leaveTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('app.offline.leaveMessage', { smart_count: question.count })}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="error" onClick={() => question.answer(true)}>
          {translate('app.offline.leave')}
        </Button>
        <Button variant="contained" autoFocus onClick={() => question.answer(false)}>
          {translate('app.offline.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
