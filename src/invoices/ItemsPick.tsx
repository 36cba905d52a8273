import { Box, Button, Skeleton, Table, TableBody, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { MAX_INVOICE_ROWS } from '#domain/invoices';
import { LoadFailure } from '../ui/pages/LoadFailure.tsx';
import type { ItemKind, ItemSearch } from './itemKind.ts';
import { PickLine } from './ItemLine.tsx';
import { NothingToPick } from './NothingToPick.tsx';
import { PickBar } from './PickBar.tsx';
import { PickSearch } from './PickSearch.tsx';
import { refreshed, sumOf } from './picks.ts';
import { RefusedPicks } from './RefusedPicks.tsx';
import { useInvoiceable } from './useInvoiceable.ts';
import { usePicks } from './usePicks.ts';

const EVERYTHING: ItemSearch = { q: '', from: null, to: null, isOn: false };

/** What is invoiced, picked from what waits for it; the base is its sum, which nobody types (Spec 4). */
export const ItemsPick = ({ kind }: { kind: ItemKind }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [search, setSearch] = useState(EVERYTHING);
  const [isOnlyPicked, setOnlyPicked] = useState(false);
  const { picks, field, set, add, drop } = usePicks(kind);
  const found = useInvoiceable(kind, search);
  const { items, more } = found;
  useEffect(() => {
    const now = refreshed(picks, items);
    if (sumOf(now) !== sumOf(picks)) set(now);
  });
  const picked = new Set(picks.map(pick => pick.id));
  const isFull = picks.length >= MAX_INVOICE_ROWS;
  const toggle = (id: number) => (picked.has(id) ? drop([id]) : add(items.filter(item => Number(item.id) === id)));
  const latest = useRef(toggle);
  useEffect(() => {
    latest.current = toggle;
  });
  const onToggle = useCallback((id: number) => latest.current(id), []);
  const pickAll = () =>
    found.fetchAll(undefined, {
      onSuccess: ({ done, total }) => {
        add(done);
        const left = found.total - total;
        if (left > 0)
          notify(`resources.invoices.help.left.${kind}`, { type: 'info', messageArgs: { smart_count: left } });
        if (total > MAX_INVOICE_ROWS)
          notify('resources.invoices.help.mostPicked', { type: 'warning', messageArgs: { count: MAX_INVOICE_ROWS } });
      },
      onError: error => notify(error.message, { type: 'error' }),
    });
  if (found.isPending) return <Skeleton variant="rounded" height={120} />;
  if (found.error) return <LoadFailure error={found.error} retry={found.refetch} inSection />;
  if (!items.length && !picks.length && !search.isOn) return <NothingToPick kind={kind} />;
  const isShort = isOnlyPicked && picks.length > 0;
  return (
    <>
      <RefusedPicks field={field} picks={picks} onPicks={set} stillFree={found.stillFree} onDone={found.refetch} />
      <PickSearch onSearch={setSearch} />
      <PickBar
        kind={kind}
        count={picks.length}
        sum={sumOf(picks)}
        total={found.total}
        isBusy={found.isFetchingAll}
        isOnlyPicked={isShort}
        onOnlyPicked={setOnlyPicked}
        onAll={pickAll}
        onNone={() => set([])}
      />
      <Box tabIndex={0} component="section" aria-label={translate(`resources.invoices.help.list.${kind}`)} sx={LIST}>
        <Table size="small">
          <TableBody>
            {(isShort ? picks : items).map(item => (
              <PickLine
                key={item.id}
                kind={kind}
                item={item}
                isPicked={picked.has(Number(item.id))}
                isOff={isFull && !picked.has(Number(item.id))}
                onToggle={onToggle}
              />
            ))}
          </TableBody>
        </Table>
        {!items.length && !isShort && (
          <Typography color="text.secondary" sx={{ p: 2 }}>
            {translate('resources.invoices.help.noneFound')}
          </Typography>
        )}
        {more && !isShort && (
          <Button onClick={more} disabled={found.isLoadingMore} fullWidth>
            {translate('resources.invoices.help.moreItems', { shown: items.length, total: found.total })}
          </Button>
        )}
      </Box>
    </>
  );
};

const LIST = { maxHeight: 360, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 };
