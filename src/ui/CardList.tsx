import { Box, Card, CardActionArea, CardContent, Skeleton, Stack, Typography } from '@mui/material';
import { Link, type RaRecord, RecordContextProvider, useListContext, useResourceContext } from 'react-admin';
import type { ReactNode } from 'react';
import type { EntityListProps } from './EntityList.tsx';
import { pathOf } from './pathOf.ts';
import type { OfRow } from './row.ts';

type Draw = OfRow<ReactNode>;

export type CardListProps = {
  /** `foot`: buttons of the row, under its link. */
  show: { primary: Draw; secondary?: Draw; tertiary?: Draw; foot?: Draw };
  rowLink?: EntityListProps['rowLink'];
};

/** The rows of the list around as cards, each a link: what a phone shows. */
export const CardList = ({ show, rowLink }: CardListProps) => {
  const { data, isPending } = useListContext<RaRecord>();
  const resource = useResourceContext() ?? '';
  if (isPending) return <Skeleton variant="rounded" height={240} />;
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {data?.map(record => (
        <RecordContextProvider key={record.id} value={record}>
          <Card component="li" variant="outlined">
            <Open to={pathOf(resource, record, rowLink)}>
              <CardContent sx={{ py: 1.25, '&:last-child': { pb: 1.25 } }}>
                <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
                  <Typography component="div" sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
                    {show.primary(record)}
                  </Typography>
                  <Box>{show.tertiary?.(record)}</Box>
                </Box>
                <Typography component="div" variant="body2" color="text.secondary">
                  {show.secondary?.(record)}
                </Typography>
              </CardContent>
            </Open>
            {show.foot?.(record)}
          </Card>
        </RecordContextProvider>
      ))}
    </Stack>
  );
};

const Open = ({ to, children }: { to: string | false; children: ReactNode }) =>
  to ? (
    <CardActionArea component={Link} to={to}>
      {children}
    </CardActionArea>
  ) : (
    <>{children}</>
  );
