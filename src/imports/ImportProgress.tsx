import { Box, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatNumber } from '#domain/figures';
import type { Import } from './useImport.ts';

/** In sight however many columns a file has: what began it stands below all of them. */
const BELOW = { position: 'sticky', bottom: 0, zIndex: 1, maxWidth: 900, py: 1.5, bgcolor: 'background.default' };

/** What is being done and how much of it is, as the server tells; nothing is kept before all of it is. */
export const ImportProgress = ({ file: { busy, chosen, progress } }: { file: Import }) => {
  const translate = useTranslate();
  if (!busy) return null;
  const { doing = busy, done, total = chosen?.rows.length ?? 0 } = progress ?? {};
  const text = translate(busy === 'reading' ? 'imports.file.reading' : `imports.check.${doing}`, {
    rows: formatNumber(total),
  });
  const isTold = done !== undefined && total > 0;
  return (
    <Box sx={BELOW}>
      <LinearProgress
        // Anew once there is something to tell: the one bar doesn't turn into the other.
        key={String(isTold)}
        aria-label={text}
        variant={isTold ? 'determinate' : 'indeterminate'}
        value={isTold ? Math.round((done / total) * 100) : undefined}
        sx={{ mb: 1, height: 8, borderRadius: 4, '& .MuiLinearProgress-bar': { transition: 'none' } }}
      />
      <Typography aria-live="polite">{text}</Typography>
      {isTold && (
        <Typography variant="body2" color="text.secondary">
          {translate('imports.check.progress', { done: formatNumber(done), rows: formatNumber(total) })}
        </Typography>
      )}
    </Box>
  );
};
