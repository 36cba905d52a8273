import { carrierName } from '#domain/carriers';
import type { Row } from '../ui/fields/row.ts';

/** Who the invoice is with, as the one who looks at it has them. */
export const counterpartName = (invoice: Row): string =>
  invoice.participant?.name ?? invoice.rawName ?? invoice.client?.name ?? carrierName(invoice.carrier ?? {});
