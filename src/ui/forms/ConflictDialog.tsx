import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ChangedFields } from '../changes/ChangedFields.tsx';
import type { FieldChange } from '../changes/useFieldChange.ts';

type Props = { open: boolean; changes: readonly FieldChange[]; onReload: () => void; onKeep: () => void };

/** Somebody else saved meanwhile (Design 4): take their row, or go on with what was typed on top of it. */
export const ConflictDialog = ({ open, changes, onReload, onKeep }: Props) => {
  const translate = useTranslate();
  return (
    <Dialog open={open} onClose={onKeep} aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{translate('app.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('app.conflict.message')}</DialogContentText>
        {changes.length > 0 && (
          <>
            <DialogContentText sx={{ mt: 2 }}>{translate('app.conflict.fields')}</DialogContentText>
            <ChangedFields changes={changes} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onReload}>{translate('app.conflict.reload')}</Button>
        <Button variant="contained" onClick={onKeep} autoFocus>
          {translate('app.conflict.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
