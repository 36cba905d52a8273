import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { DecaView } from '#domain/deca';

/** White around a code, in modules, without which readers don't find it. */
const MARGIN = 4;

type Props = { deca: DecaView; isOpen: boolean; onClose: () => void };

/** The code by which the document is downloaded, as large as the screen lets it, black on white in the dark too. */
export const DecaCode = ({ deca: { code, url }, isOpen, onClose }: Props) => {
  const translate = useTranslate();
  const rows = code ?? [];
  const size = rows.length + 2 * MARGIN;
  const path = rows
    .flatMap((row, y) => [...row].map((sign, x) => (sign === '1' ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')))
    .join('');
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="deca-code">
      <DialogTitle id="deca-code">{translate('resources.routes.deca.codeTitle')}</DialogTitle>
      <DialogContent>
        <svg viewBox={`0 0 ${size} ${size}`} width="100%" shapeRendering="crispEdges">
          <title>{translate('resources.routes.deca.codeTitle')}</title>
          <rect width={size} height={size} fill="#ffffff" />
          <path d={path} fill="#000000" />
        </svg>
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
