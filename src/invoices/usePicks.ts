import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { MAX_INVOICE_ROWS } from '#domain/invoices';
import type { Row } from '../ui/fields/row.ts';
import type { InvoiceView } from './InvoiceView.ts';
import { FIELD_OF, type ItemKind } from './itemKind.ts';
import { hasPrice, type Pick, pickOf, sumOf } from './picks.ts';
import { useInvoiceValues } from './useInvoiceValues.ts';

/** What is picked for the invoice of the form; its base is their sum, and its term counts from the last delivery of them. */
export const usePicks = (kind: ItemKind) => {
  const { setValue, trigger } = useFormContext();
  const stored = useRecordContext<InvoiceView>();
  const field = FIELD_OF[kind];
  const chosen = useInvoiceValues(values => ({ ids: values[field], picks: values.picks }));
  const own = (stored?.[kind] ?? []).map(pickOf);
  const ids = chosen.ids ?? [];
  const picks: Pick[] = (chosen.picks ?? own).filter(pick => ids.includes(pick.id));
  const set = (next: readonly Pick[]) => {
    const kept = next.slice(0, MAX_INVOICE_ROWS);
    const days = kept.map(pick => pick.deliveryDate).sort();
    setValue('picks', kept);
    setValue(
      field,
      kept.map(pick => pick.id),
      { shouldDirty: true },
    );
    setValue('value', kept.length ? sumOf(kept) : null, { shouldDirty: true });
    setValue('lastDelivery', days.at(-1) || null);
    void trigger();
  };
  const add = (items: readonly Row[]) => {
    const more = new Map(items.filter(hasPrice).map(item => [Number(item.id), pickOf(item)]));
    for (const pick of picks) more.delete(pick.id);
    set([...picks, ...more.values()]);
  };
  const drop = (gone: readonly number[]) => set(picks.filter(pick => !gone.includes(pick.id)));
  return { picks, field, set, add, drop };
};
