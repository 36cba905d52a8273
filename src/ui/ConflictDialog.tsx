import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';

/** A field that somebody else changed, as people read it; without words where it has none of its own. */
export type Change = { label: string; before: string; theirs: string };

type Props = { open: boolean; changes: readonly Change[]; onReload: () => void; onKeep: () => void };

const EMPTY = '—';

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
            <Box component="ul" sx={{ m: 0, pl: 3, overflowWrap: 'anywhere' }}>
              {changes.map(({ label, before, theirs }) => (
                <li key={label}>
                  <b>{label}</b>
                  {(before || theirs) && `: ${before || EMPTY} → ${theirs || EMPTY}`}
                </li>
              ))}
            </Box>
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
