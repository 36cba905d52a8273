import { Box, CircularProgress } from '@mui/material';

/** Something is on its way; `label` says so to those who can't see it turn. */
export const Spinner = ({ label }: { label: string }) => (
  <Box component="output" sx={{ display: 'grid', placeItems: 'center', minHeight: 240 }}>
    <CircularProgress aria-label={label} />
  </Box>
);
