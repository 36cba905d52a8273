import { LinkBase, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import type { MouseEvent } from 'react';
import type { EntityListProps } from './EntityList.tsx';
import { pathOf } from './pathOf.ts';
import { useRowName } from '../fields/useRowName.ts';

/** As thin as MUI's, without a styled part: every row of every table has one (ui/theme/plainParts.ts). */
const ARROW = (
  <svg viewBox="0 0 24 24" aria-hidden>
    <path d="M9 6l6 6-6 6" />
  </svg>
);

/** The arrow that opens a row: a real link, so that it works from the keyboard and in a new tab. */
export const OpenLink = ({ rowLink }: Pick<EntityListProps, 'rowLink'>) => {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const name = useRowName();
  const translate = useTranslate();
  const to = record && pathOf(resource, record, rowLink);
  if (!to) return null;
  return (
    <LinkBase
      className="open-link"
      to={to}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      aria-label={translate('app.list.open', { name })}
    >
      {ARROW}
    </LinkBase>
  );
};
