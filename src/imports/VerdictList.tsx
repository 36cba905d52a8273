import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { type Imported, MAX_NAMED_ROWS, type RowVerdict } from '#domain/imports';
import { formatNumber } from '#domain/figures';
import { headOf } from './labels.ts';

type Props = { resource: Imported; title: string; rows: readonly RowVerdict[] };

/** More than these are scrolled in their place, so that what comes below stays within reach. */
const FEW = 6;
const LIST = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  maxHeight: 'max(240px, 50vh)',
  overflowY: 'auto',
};

/** Rows with what is said of them, by their number in the file; nothing when there are none. */
export const VerdictList = ({ resource, title, rows }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  if (!rows.length) return null;
  return (
    <Box component="section" aria-labelledby={heading} sx={{ mt: 2 }}>
      <Typography id={heading} component="h2" variant="h6">
        {translate(title)}
      </Typography>
      {rows.length >= MAX_NAMED_ROWS && (
        <Typography variant="body2" color="text.secondary">
          {translate('imports.check.cut')}
        </Typography>
      )}
      <Box component="ul" aria-labelledby={heading} tabIndex={rows.length > FEW ? 0 : undefined} sx={LIST}>
        {rows.map(({ row, problems }) => (
          <Box component="li" key={row} sx={{ px: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Typography component="span" variant="body2" sx={{ fontWeight: 600, mr: 1 }}>
              {translate('imports.check.row')} {formatNumber(row)}
            </Typography>
            {problems.map(({ column, message }) => (
              <Typography
                key={column ?? ''}
                component="span"
                variant="body2"
                sx={{ display: 'block', overflowWrap: 'anywhere' }}
              >
                {column && `${headOf(translate, resource, column)}: `}
                {message}
              </Typography>
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
};
