import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { IconButton } from '@mui/material';
import { Link, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import type { MouseEvent } from 'react';
import type { EntityListProps } from './EntityList.tsx';
import { pathOf } from './pathOf.ts';
import { useRowName } from './useRowName.ts';

/** The arrow that opens a row: a real link, so that it works from the keyboard and in a new tab. */
export const OpenLink = ({ rowLink }: Pick<EntityListProps, 'rowLink'>) => {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const name = useRowName();
  const translate = useTranslate();
  const to = record && pathOf(resource, record, rowLink);
  if (!to) return null;
  return (
    <IconButton
      component={Link}
      to={to}
      size="small"
      onClick={(event: MouseEvent) => event.stopPropagation()}
      aria-label={translate('app.list.open', { name })}
    >
      <ChevronRightIcon fontSize="small" />
    </IconButton>
  );
};
