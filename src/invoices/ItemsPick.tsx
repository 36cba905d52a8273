import { Box, Button, Checkbox, FormControlLabel, Skeleton, Table, TableBody, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { formatEuros, toCents, toEuros } from '#domain/money';
import type { Row } from '../ui/row.ts';
import { deliveryOf, FIELD_OF, type ItemKind } from './itemKind.ts';
import { ItemLine } from './ItemLine.tsx';
import { useInvoiceable } from './useInvoiceable.ts';
import { useInvoiceValues } from './useInvoiceValues.ts';

const sumOf = (items: readonly Row[]): number =>
  toEuros(items.reduce((sum, item) => sum + toCents(item.price ?? 0), 0));

/** What is invoiced, picked from what waits for it; the base is its sum, which nobody types (Spec 4). */
export const ItemsPick = ({ kind }: { kind: ItemKind }) => {
  const translate = useTranslate();
  const { setValue, trigger } = useFormContext();
  const values = useInvoiceValues();
  const { items, isPending, more, isLoadingMore } = useInvoiceable(kind);
  const field = FIELD_OF[kind];
  const picked = values[field] ?? [];
  const chosen = items.filter(item => picked.includes(Number(item.id)));
  const pickable = items.filter(item => typeof item.price === 'number');
  const pick = (ids: number[]) => {
    const next = items.filter(item => ids.includes(Number(item.id)));
    setValue(field, ids, { shouldDirty: true });
    setValue('value', ids.length ? sumOf(next) : null, { shouldDirty: true });
    setValue('lastDelivery', next.map(deliveryOf).sort().at(-1) || null);
    void trigger();
  };
  const toggle = (id: number) => pick(picked.includes(id) ? picked.filter(each => each !== id) : [...picked, id]);
  if (isPending) return <Skeleton variant="rounded" height={120} />;
  if (!items.length)
    return <Typography color="text.secondary">{translate('resources.invoices.help.noItems')}</Typography>;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 0.5 }}>
        <FormControlLabel
          label={translate('app.list.selectAll')}
          control={
            <Checkbox
              size="small"
              checked={chosen.length > 0 && chosen.length === pickable.length}
              indeterminate={chosen.length > 0 && chosen.length < pickable.length}
              onChange={(_, all) => pick(all ? pickable.map(item => Number(item.id)) : [])}
            />
          }
        />
        <Typography sx={{ ml: 'auto', fontWeight: 600 }} aria-live="polite">
          {translate('resources.invoices.help.picked', {
            smart_count: picked.length,
            total: formatEuros(sumOf(chosen)),
          })}
        </Typography>
      </Box>
      <Box sx={{ maxHeight: 360, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <Table size="small">
          <TableBody>
            {items.map(item => (
              <ItemLine
                key={item.id}
                kind={kind}
                item={item}
                isPicked={picked.includes(Number(item.id))}
                onToggle={() => toggle(Number(item.id))}
              />
            ))}
          </TableBody>
        </Table>
        {more && (
          <Button onClick={more} disabled={isLoadingMore} fullWidth>
            {translate('resources.invoices.actions.more')}
          </Button>
        )}
      </Box>
    </>
  );
};
