import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { DecaView } from '#domain/loads/deca';
import { QrPicture } from '../ui/fields/QrPicture.tsx';

type Props = { deca: DecaView; isOpen: boolean; onClose: () => void };

/** The code by which the document is downloaded. */
export const DecaCode = ({ deca: { code, url }, isOpen, onClose }: Props) => {
  const translate = useTranslate();
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="deca-code">
      <DialogTitle id="deca-code">{translate('resources.routes.deca.codeTitle')}</DialogTitle>
      <DialogContent>
        <QrPicture code={code ?? []} title={translate('resources.routes.deca.codeTitle')} />
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere', mt: 1 }}>
          {url}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
