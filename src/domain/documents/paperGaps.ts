import { type AddressLike, isDomicile } from '../geography/address.ts';
import { isDomestic, saysNature } from '../loads/deca.ts';

/** What an order's papers should say and it doesn't know; texts in `papers.gaps`. */
export const PAPER_GAPS = [
  'pickupDate',
  'deliveryDate',
  'consignee',
  'consigneeAddress',
  'nature',
  'packages',
] as const;
export type PaperGap = (typeof PAPER_GAPS)[number];

type Carried = Parameters<typeof isDomestic>[0] & {
  pickupDate?: string | null;
  deliveryDate?: string | null;
  destination?: AddressLike | null;
  goodsNature?: string | null;
  loadType?: string | null;
  packages?: number | null;
};

/**
 * What the law asks of a consignment note and this order can't say (Ley 15/2009 art. 10 bis), in the order of the form.
 * Across a border the packages too, unless in bulk (CMR art. 6.1.g). Papers are drawn all the same: it can be written on
 * them.
 */
export const paperGaps = (load: Carried): PaperGap[] => {
  const isLacking: Record<PaperGap, boolean> = {
    pickupDate: !load.pickupDate,
    deliveryDate: !load.deliveryDate,
    consignee: !load.destination?.name,
    consigneeAddress: !isDomicile(load.destination ?? {}),
    nature: !saysNature(load),
    packages: !load.packages && load.loadType !== 'bulk' && !isDomestic(load),
  };
  return PAPER_GAPS.filter(gap => isLacking[gap]);
};
