import { Alert, Link } from '@mui/material';
import { LinkBase, type RaRecord, useGetOne, useTranslate } from 'react-admin';
import { type Company, mayIssue } from '#domain/invoices/issuer';
import { isAdminLevel, type Viewer } from '#domain/roles';
import { SETTINGS_ID } from '#domain/settings';
import { useViewer } from '../ui/pages/viewer.tsx';
import { useInvoiceValues } from './useInvoiceValues.ts';

/** Where the data of who issues stand, and what is said while some are missing (api/invoices/counterpart.ts). */
const issuerOf = ({ role, carrierId }: Viewer) =>
  isAdminLevel(role)
    ? { resource: 'settings', id: SETTINGS_ID, missing: 'errors.invoices.companyMissing' }
    : { resource: 'carriers', id: carrierId, missing: 'errors.invoices.ownDataMissing' };

/**
 * Says before anything is typed that the office, or a carrier, lacks data that its invoices need. They are filled in beside,
 * in another tab, so that this form stays as it is; whoever comes back is told whether that is enough.
 */
export const IssuerNote = () => {
  const translate = useTranslate();
  const { resource, id, missing } = issuerOf(useViewer());
  const isIssued = useInvoiceValues(values => values.isEmitted === true) && id !== null;
  const { data } = useGetOne<RaRecord & Company>(
    resource,
    { id: id ?? undefined },
    { enabled: isIssued, onError: () => {} },
  );
  if (!isIssued || !data || mayIssue(data)) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate(missing)}{' '}
      <Link component={LinkBase} to={`/${resource}/${id}`} target="_blank" rel="noopener">
        {translate('resources.invoices.actions.openIssuer')}
      </Link>
    </Alert>
  );
};
