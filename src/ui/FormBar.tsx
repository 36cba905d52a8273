import { Box, Button, Paper } from '@mui/material';
import { SaveButton, useRedirect, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { useReadOnly } from './formScope.ts';

/** On a phone the words alone have room. */
const WIDE_ONLY = { display: { xs: 'none', sm: 'inherit' } };

type Props = {
  /** Where Cancel goes; back to where one came from without it. */
  cancelTo?: string;
  /** Always enabled: a new row may be saved as it was prefilled. */
  alwaysEnable?: boolean;
  /** Delete or restore, at the other end. */
  children?: ReactNode;
};

/** Save and cancel, kept in sight at the bottom of a form (Spec 2). */
export const FormBar = ({ cancelTo, alwaysEnable, children }: Props) => {
  const translate = useTranslate();
  const redirect = useRedirect();
  const readOnly = useReadOnly();
  return (
    <Paper
      square
      variant="outlined"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        p: { xs: 1, sm: 1.5 },
        mb: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        borderRadius: 1,
      }}
    >
      {!readOnly && <SaveButton alwaysEnable={alwaysEnable} />}
      <Button color="inherit" onClick={() => (cancelTo ? redirect(cancelTo) : window.history.back())}>
        {translate(readOnly ? 'app.action.back' : 'app.action.cancel')}
      </Button>
      <Box sx={{ ml: 'auto', display: 'flex', gap: 1, '& .MuiButton-startIcon': WIDE_ONLY }}>{children}</Box>
    </Paper>
  );
};
