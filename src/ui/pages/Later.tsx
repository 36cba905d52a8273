import { Box } from '@mui/material';
import { type ReactNode, useDeferredValue } from 'react';
import { useMayComeLater } from '../forms/formScope.ts';

/** So that what stands below, the bar of a form, does not jump when the rest comes. */
const ROOM = { minHeight: '100vh' };

/**
 * What of a long form stands under its first part: of a row that is opened it is drawn right after that can be seen and
 * typed in, and while it is typed in, where a device takes its time.
 */
export const Later = ({ children }: { children: ReactNode }) => {
  const mayComeLater = useMayComeLater();
  return useDeferredValue(true, !mayComeLater) ? children : <Box aria-busy aria-hidden sx={ROOM} />;
};
