import { Alert, Box, Button, MenuItem, Paper, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { importColumns, missingColumns } from '#domain/imports';
import { formatNumber } from '#domain/figures';
import { countOf } from './countOf.ts';
import { HeadChoice } from './HeadChoice.tsx';
import { headOf } from './labels.ts';
import type { StepProps } from './ImportPage.tsx';
import { SheetChoice } from './SheetChoice.tsx';

const GRID = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 3, alignItems: 'center' };
const NONE = '';

/** What each column of the file is: guessed, and changed where the guess is wrong. */
export const ColumnsStep = ({ resource, owner, file }: StepProps) => {
  const translate = useTranslate();
  const { chosen, busy, check, restart, setColumn } = file;
  if (!chosen) return null;
  const missing = missingColumns(resource, chosen.columns, !!owner).map(path => headOf(translate, resource, path));
  const nameOf = (index: number) => chosen.heads[index] || translate('imports.columns.noHead', { index: index + 1 });
  const leftOut = chosen.columns.flatMap((path, index) =>
    path === null && chosen.heads[index] ? [nameOf(index)] : [],
  );
  /** Where that is set which no sheet brings in. */
  const whereOf = (index: number) => {
    const left = chosen.leftOut[index];
    return left && left !== 'derived' && chosen.columns[index] === null && translate(`imports.columns.where.${left}`);
  };
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 3 }, maxWidth: 900 }}>
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {translate('imports.columns.help', { file: chosen.file, ...countOf(chosen.rows.length) })}
      </Typography>
      <SheetChoice file={file} />
      <HeadChoice file={file} />
      {chosen.above > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('imports.columns.above', { row: formatNumber((chosen.head ?? 0) + 1), ...countOf(chosen.above) })}
        </Alert>
      )}
      {chosen.totalRow !== null && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('imports.columns.totals', { row: formatNumber(chosen.totalRow) })}
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('imports.columns.missing', { columns: missing.join(', ') })}
        </Alert>
      )}
      {leftOut.length > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('imports.columns.leftOut', { columns: leftOut.join(', '), smart_count: leftOut.length })}
        </Alert>
      )}
      {chosen.heads.map((_, index) => (
        // Two columns may have the same heading.
        <Box key={`${index} ${nameOf(index)}`} sx={{ ...GRID, py: 1, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{nameOf(index)}</Typography>
            <Typography variant="body2" color="text.secondary" noWrap>
              {sampleOf(chosen.rows, index)}
            </Typography>
          </Box>
          <TextField
            select
            size="small"
            fullWidth
            label={translate('imports.columns.goesTo')}
            value={chosen.columns[index] ?? NONE}
            onChange={event => setColumn(index, event.target.value || null)}
            helperText={whereOf(index)}
            slotProps={{
              inputLabel: { shrink: true },
              select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': nameOf(index) } },
            }}
          >
            <MenuItem value={NONE}>
              {translate(`imports.columns.${chosen.leftOut[index] === 'derived' ? 'derived' : 'none'}`)}
            </MenuItem>
            {importColumns(resource).map(({ path, required }) => (
              <MenuItem key={path} value={path}>
                {headOf(translate, resource, path)}
                {required && ' *'}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button onClick={restart} disabled={busy !== null}>
          {translate('imports.check.another')}
        </Button>
        <Button
          variant="contained"
          onClick={() => void check()}
          disabled={busy !== null || missing.length > 0}
          sx={{ ml: 'auto' }}
        >
          {translate('imports.columns.check')}
        </Button>
      </Box>
    </Paper>
  );
};

/** The first things that a column says. */
const sampleOf = (rows: readonly (readonly unknown[])[], index: number): string =>
  rows
    .slice(0, 50)
    .map(row => `${row[index] ?? ''}`.trim())
    .filter(Boolean)
    .slice(0, 3)
    .join(' · ') || '—';
