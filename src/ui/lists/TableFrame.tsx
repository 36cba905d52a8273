import { Paper } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { useAriaSort } from './useAriaSort.ts';
import { useSteadyColumns } from './useSteadyColumns.ts';

type Props = {
  /** Of the table's columns. */
  storeKey: string;
  outlined?: boolean;
  children: ReactNode;
};

/** What each table of rows needs that react-admin's doesn't do: it moves by itself, not the page, and says its order. */
export const TableFrame = ({ storeKey, outlined = false, children }: Props) => {
  const frame = useRef<HTMLDivElement>(null);
  useSteadyColumns(frame, storeKey);
  useAriaSort(frame);
  return (
    <Paper
      ref={frame}
      variant={outlined ? 'outlined' : 'elevation'}
      elevation={0}
      sx={{ overflowX: 'auto', overflowY: 'hidden' }}
    >
      {children}
    </Paper>
  );
};
