import { isAdminLevel } from '#domain/roles';
import type { Resource, Values } from '../../crud/resource.ts';
import { invoicesResource } from '../index.ts';

/**
 * The invoices of a package. Numbers given here follow one another, so those annulled are in it too: the office's own,
 * and for a carrier those it issued and those drawn up in its name.
 */
export const packedInvoices: Resource = {
  ...invoicesResource,
  only: (query, { user }) => {
    query.where(any => {
      any.where('invoices.disabled', false).orWhere('invoices.isSelfBilled', true);
      if (isAdminLevel(user.role)) any.orWhere('invoices.issuerRole', 'admin');
      else any.orWhere({ 'invoices.issuerRole': 'carrier', 'invoices.isEmitted': true });
    });
  },
};

/** Lets removed rows through a filter, as far as `packedInvoices` has them. */
export const ALSO_REMOVED: Values = { disabled: [false, true] };
