import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { IconButton } from '@mui/material';
import { Link, useGetRecordRepresentation, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import type { MouseEvent } from 'react';
import type { EntityListProps } from './EntityList.tsx';
import { pathOf } from './pathOf.ts';

/** The arrow that opens a row: a real link, so that it works from the keyboard and in a new tab. */
export const OpenLink = ({ rowLink }: Pick<EntityListProps, 'rowLink'>) => {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const name = useGetRecordRepresentation(resource)(record);
  const translate = useTranslate();
  const to = record && pathOf(resource, record, rowLink);
  if (!to) return null;
  return (
    <IconButton
      component={Link}
      to={to}
      size="small"
      onClick={(event: MouseEvent) => event.stopPropagation()}
      aria-label={translate('app.list.open', { name: typeof name === 'string' ? name : String(record.id) })}
    >
      <ChevronRightIcon fontSize="small" />
    </IconButton>
  );
};
