import { Box, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { DataTable, ReferenceManyField, useListContext, useRecordContext, useTranslate } from 'react-admin';
import { type ReactNode, useState } from 'react';
import { isResourceName } from '#domain/resources';
import { AddButton } from './AddButton.tsx';
import { CardList, type CardListProps } from './CardList.tsx';
import { ActionColumn } from './ActionColumn.tsx';
import { RemovedToggle } from './DisabledToggle.tsx';
import { LoadFailure } from '../pages/LoadFailure.tsx';
import { CardsSkeleton, TableSkeleton } from './RowsSkeleton.tsx';
import { OpenLink } from './OpenLink.tsx';
import { Pages } from './Pages.tsx';
import { Section } from '../forms/Section.tsx';
import { TableFrame } from './TableFrame.tsx';
import { useCan } from '../pages/viewer.tsx';

type Props = {
  /** The resource that is listed, and its field that holds this row's id. */
  resource: string;
  target: string;
  /** Heading; the resource's name in the plural by itself. */
  title?: string;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  filter?: Record<string, unknown>;
  /** Columns: `<Col source="number" />` … */
  children: ReactNode;
  mobile: CardListProps['show'];
  /** What a new row starts with besides its parent; false: nothing can be added here. */
  add?: Record<string, unknown> | false;
  addLabel?: string;
  actions?: ReactNode;
  perPage?: number;
};

/** What most rows have of another kind. */
const FEW = 3;

/**
 * The rows of another resource that belong to the row around, each a link to its page:
 *
 *   <RelatedList resource="vehicles" target="carrierId" add={{ hasTraction: true }} mobile={{ primary: v => v.number }}>
 *     <Col source="number" />
 *   </RelatedList>
 */
export const RelatedList = ({ resource, target, title, add, addLabel, actions, children, mobile, ...query }: Props) => {
  const [showsRemoved, setShowsRemoved] = useState(false);
  const record = useRecordContext();
  const may = useCan();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (!record || !isResourceName(resource) || !may('read', resource)) return null;
  const table = `${resource}.related.table`;
  const heading = title ?? `resources.${resource}.page.list`;
  const addButton = add !== false && !record.disabled && may('create', resource) && (
    <AddButton resource={resource} label={addLabel} variant="outlined" record={{ [target]: record.id, ...add }} />
  );
  return (
    <Section
      title={heading}
      actions={
        <>
          <RemovedToggle resource={resource} isOn={showsRemoved} onToggle={setShowsRemoved} />
          {actions}
          {addButton}
        </>
      }
    >
      <ReferenceManyField
        reference={resource}
        target={target}
        perPage={10}
        {...query}
        filter={showsRemoved ? { ...query.filter, disabled: true } : query.filter}
        pagination={<Pages of={heading} />}
      >
        <Rows isPhone={isPhone}>
          {isPhone ? (
            <CardList show={mobile} />
          ) : (
            <TableFrame storeKey={table}>
              <DataTable bulkActionButtons={false} rowClick="edit" empty={<Box />} storeKey={table}>
                {children}
                <ActionColumn name="open" heading="app.action.open">
                  <OpenLink />
                </ActionColumn>
              </DataTable>
            </TableFrame>
          )}
        </Rows>
      </ReferenceManyField>
    </Section>
  );
};

const Rows = ({ children, isPhone }: { children: ReactNode; isPhone: boolean }) => {
  const { data, error, total, isPending, refetch } = useListContext();
  const translate = useTranslate();
  if (error && !data) return <LoadFailure error={error} retry={refetch} inSection />;
  if (isPending) return isPhone ? <CardsSkeleton rows={FEW} /> : <TableSkeleton rows={FEW} />;
  if (total) return <>{children}</>;
  return (
    <Typography color="text.secondary" variant="body2">
      {translate('app.list.noData')}
    </Typography>
  );
};
