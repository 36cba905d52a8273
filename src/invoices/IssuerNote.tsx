import { Alert, Link } from '@mui/material';
import { LinkBase, type RaRecord, useGetOne, useTranslate } from 'react-admin';
import { type Company, mayIssue } from '#domain/invoices/issuer';
import { isAdminLevel } from '#domain/roles';
import { SETTINGS_ID } from '#domain/settings';
import { useViewer } from '../ui/pages/viewer.tsx';
import { useInvoiceValues } from './useInvoiceValues.ts';

/**
 * Says before anything is typed that the office lacks data that its invoices need. They are filled in beside, in another
 * tab, so that this form stays as it is; whoever comes back is told whether that is enough.
 */
export const IssuerNote = () => {
  const translate = useTranslate();
  const { role } = useViewer();
  const isIssued = useInvoiceValues(values => values.isEmitted === true) && isAdminLevel(role);
  const { data } = useGetOne<RaRecord & Company>(
    'settings',
    { id: SETTINGS_ID },
    { enabled: isIssued, onError: () => {} },
  );
  if (!isIssued || !data || mayIssue(data)) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('errors.invoices.companyMissing')}{' '}
      <Link component={LinkBase} to={`/settings/${SETTINGS_ID}`} target="_blank" rel="noopener">
        {translate('resources.invoices.actions.openCompany')}
      </Link>
    </Alert>
  );
};
