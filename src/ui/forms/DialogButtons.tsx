import { Button, DialogActions } from '@mui/material';
import { useTranslate } from 'react-admin';
import { MissingLine } from './Missing.tsx';
import { Save } from './Save.tsx';

type Props = { onClose: () => void; submitLabel?: string };

/** The foot of a form in a dialog: what is missing, the way back, and what sends it, also as it was prefilled. */
export const DialogButtons = ({ onClose, submitLabel }: Props) => {
  const translate = useTranslate();
  return (
    <DialogActions sx={{ flexWrap: 'wrap', px: 3, pb: 2 }}>
      <MissingLine />
      <Button color="inherit" onClick={onClose}>
        {translate('app.action.cancel')}
      </Button>
      <Save untouched label={submitLabel} />
    </DialogActions>
  );
};
