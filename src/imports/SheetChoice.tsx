import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { Import } from './useImport.ts';

/** Which sheet of a workbook it is; nothing when it has just one. */
export const SheetChoice = ({ file: { chosen, busy, chooseAgain } }: { file: Import }) => {
  const translate = useTranslate();
  const id = useId();
  if (!chosen || chosen.sheets.length < 2) return null;
  return (
    <TextField
      select
      id={id}
      size="small"
      label={translate('imports.columns.sheet')}
      value={chosen.sheet ?? ''}
      disabled={busy !== null}
      onChange={event => void chooseAgain({ sheet: event.target.value })}
      sx={{ mb: 2, minWidth: 240, maxWidth: '100%' }}
    >
      {chosen.sheets.map(name => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};
