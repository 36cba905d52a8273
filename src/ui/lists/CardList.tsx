import { Box, Card, CardActionArea, CardContent, Checkbox, Stack, Typography } from '@mui/material';
import {
  LinkBase,
  type RaRecord,
  RecordContextProvider,
  useListContext,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import type { ReactNode } from 'react';
import type { EntityListProps } from './EntityList.tsx';
import { pathOf } from './pathOf.ts';
import type { OfRow } from '../fields/row.ts';
import { useIsSelecting } from './SelectToggle.tsx';
import { useRowName } from '../fields/useRowName.ts';

type Draw = OfRow<ReactNode>;

export type CardListProps = {
  /** `foot`: buttons of the row, under its link. */
  show: { primary: Draw; secondary?: Draw; tertiary?: Draw; foot?: Draw };
  rowLink?: EntityListProps['rowLink'];
  /** The cards are selected, not opened. */
  selecting?: boolean;
  isRowSelectable?: EntityListProps['isRowSelectable'];
};

/** The rows of the list around as cards, each a link: what a phone shows. */
export const CardList = ({ show, rowLink, selecting = false, isRowSelectable }: CardListProps) => {
  const { data } = useListContext<RaRecord>();
  const isSelecting = useIsSelecting(selecting);
  const resource = useResourceContext() ?? '';
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {data?.map(record => (
        <RecordContextProvider key={record.id} value={record}>
          <Card component="li" variant="outlined">
            {isSelecting ? (
              <Select disabled={isRowSelectable && !isRowSelectable(record)}>
                <Content show={show} record={record} />
              </Select>
            ) : (
              <>
                <Open to={pathOf(resource, record, rowLink)}>
                  <Content show={show} record={record} />
                </Open>
                {show.foot?.(record)}
              </>
            )}
          </Card>
        </RecordContextProvider>
      ))}
    </Stack>
  );
};

const Content = ({ show, record }: { show: CardListProps['show']; record: RaRecord }) => (
  <CardContent sx={{ flex: 1, minWidth: 0, py: 1.25, '&:last-child': { pb: 1.25 } }}>
    {/* Side by side unless a word would have to be broken for it. */}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'flex-start' }}>
      <Typography component="div" sx={{ flex: 1, maxWidth: '100%', fontWeight: 600, overflowWrap: 'break-word' }}>
        {show.primary(record)}
      </Typography>
      <Box>{show.tertiary?.(record)}</Box>
    </Box>
    <Typography component="div" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {show.secondary?.(record)}
    </Typography>
  </CardContent>
);

const Open = ({ to, children }: { to: string | false; children: ReactNode }) =>
  to ? (
    <CardActionArea component={LinkBase} to={to}>
      {children}
    </CardActionArea>
  ) : (
    <>{children}</>
  );

/** The whole card is the box's label: a thumb needs no aim. */
const Select = ({ disabled, children }: { disabled?: boolean; children: ReactNode }) => {
  const translate = useTranslate();
  const name = useRowName();
  const record = useRecordContext();
  const { selectedIds = [], onToggleItem } = useListContext();
  if (!record) return null;
  const isSelected = selectedIds.includes(record.id);
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        bgcolor: isSelected ? 'action.selected' : undefined,
        '& .MuiCardContent-root': { pl: 0.5 },
      }}
    >
      <Checkbox
        checked={isSelected}
        disabled={disabled}
        onChange={() => onToggleItem(record.id)}
        slotProps={{ input: { 'aria-label': `${translate('app.list.selectRow')} ${name}` } }}
        sx={{ mt: 0.25, ml: 0.5 }}
      />
      {children}
    </Box>
  );
};
