import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/**
 * What stands below something that is still on its way: it is fetched meanwhile and seen with it, since it would be
 * pushed down under the finger that is about to tap it.
 */
export const HiddenWhile = ({ isLoading, children }: { isLoading: boolean; children: ReactNode }) => (
  <Box sx={{ visibility: isLoading ? 'hidden' : undefined }}>{children}</Box>
);
