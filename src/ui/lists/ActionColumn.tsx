import { Col } from './Col.tsx';
import type { SxProps } from '@mui/material/styles';
import { useDataTableRenderContext, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';

type Props = { name: string; heading: string; cellSx?: () => SxProps; children: ReactNode };

/**
 * A column of links or buttons: its heading is heard but not seen, and it is not among the columns that can be hidden:
 *
 *   <ActionColumn name="decide" heading="app.list.more"><Decide /></ActionColumn>
 */
export const ActionColumn = ({ name, heading, cellSx, children }: Props) => {
  const translate = useTranslate();
  if (useDataTableRenderContext() === 'columnsSelector') return null;
  const label = <span className="visually-hidden">{translate(heading, { _: heading })}</span>;
  return (
    <Col source={name} label={label} disableSort cellSx={cellSx}>
      {children}
    </Col>
  );
};
