import { Box } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import { DataTable, useDataTableRenderContext, useFieldValue, useRecordContext } from 'react-admin';
import type { ReactNode } from 'react';
import { useIsColumnHidden } from './hiddenColumns.ts';

type Head = {
  source: string;
  label?: ReactNode;
  align?: 'right';
  className?: string;
  disableSort?: boolean;
  sortByOrder?: 'ASC' | 'DESC';
};
type Props<R> = Head & {
  cellSx?: (row: R) => SxProps<Theme>;
  /** What a cell shows; left out, the value of `source`. */
  render?: (row: R) => ReactNode;
  children?: ReactNode;
};

/**
 * A column of a list. A page has some 250 cells, of each of which react-admin makes nine components and a subscription
 * to the store; of these, one. Heads, and the menu of columns, are react-admin's:
 *
 *   <Col source="name" />
 *   <Col source="price" align="right" render={() => <MoneyField source="price" />} />
 */
export const Col = <R extends object = RaRow>({ cellSx, render, children, ...head }: Props<R>) => {
  if (useDataTableRenderContext() !== 'data') return <DataTable.Col {...head} />;
  return (
    <Cell {...head} cellSx={cellSx} render={render}>
      {children}
    </Cell>
  );
};

type RaRow = NonNullable<ReturnType<typeof useRecordContext>>;

const Cell = <R extends object>({ source, align, className = '', cellSx, render, children }: Props<R>) => {
  const record = useRecordContext() as R | undefined;
  const value: unknown = useFieldValue({ source });
  if (useIsColumnHidden(source) || !record) return null;
  const look = { className: `plain-cell column-${source} ${className}`, align };
  const content = children ?? (render ? render(record) : (value?.toString() ?? null));
  if (!cellSx) return <td {...look}>{content}</td>;
  return (
    <Box component="td" {...look} sx={cellSx(record)}>
      {content}
    </Box>
  );
};
