import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { SumsCards } from './SumsCards.tsx';
import { SumsRows } from './SumsRows.tsx';
import type { SumsProps } from './sumsShown.ts';

/** The sums of a period by quarter and tax: a table, or on a phone a card for each. */
export const SumsTable = (props: SumsProps) => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return isPhone ? <SumsCards {...props} /> : <SumsRows {...props} />;
};
