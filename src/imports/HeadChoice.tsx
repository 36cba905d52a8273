import { Box, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { formatNumber } from '#domain/figures';
import type { Import } from './useImport.ts';

const NONE = 'none';

/** Which row has the columns' names, or none: what stands above it isn't brought in. */
export const HeadChoice = ({ file: { chosen, busy, chooseAgain } }: { file: Import }) => {
  const translate = useTranslate();
  const id = useId();
  if (!chosen) return null;
  return (
    <TextField
      select
      id={id}
      size="small"
      fullWidth
      label={translate('imports.columns.head')}
      value={chosen.head ?? NONE}
      disabled={busy !== null}
      onChange={({ target: { value } }) => void chooseAgain({ head: value === NONE ? null : Number(value) })}
      sx={{ mb: 2 }}
    >
      {chosen.headRows.map(({ index, text }) => (
        <MenuItem key={index} value={index}>
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {translate('imports.check.row')} {formatNumber(index + 1)}: {text}
          </Box>
        </MenuItem>
      ))}
      <MenuItem value={NONE}>{translate('imports.columns.noHeads')}</MenuItem>
    </TextField>
  );
};
