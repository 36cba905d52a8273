import { type RaRecord, useGetOne } from 'react-admin';
import { carrierTax } from '#domain/invoices/carrierTax';
import { DEFAULT_TAX, type Tax } from '#domain/invoices/tax';
import { useViewer } from '../ui/pages/viewer.tsx';

type OwnCarrier = RaRecord & Parameters<typeof carrierTax>[0];

/** What bears an invoice that the viewer issues, if nothing else is said: a carrier's own regime says it. Null: not known yet. */
export const useOwnTax = (): Tax | null => {
  const { carrierId } = useViewer();
  const { data, isPending } = useGetOne<OwnCarrier>('carriers', { id: carrierId ?? 0 }, { enabled: !!carrierId });
  if (!carrierId) return DEFAULT_TAX;
  if (isPending) return null;
  return data ? carrierTax(data) : DEFAULT_TAX;
};
