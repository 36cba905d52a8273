import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useViewer } from '../ui/pages/viewer.tsx';
import { useCompanies } from './useCompanies.ts';
import type { CompanyChoice } from './usePeriod.ts';

type Props = {
  company?: CompanyChoice;
  onChange: (company: CompanyChoice | undefined) => void;
  /** One has to be chosen. */
  required?: boolean;
};

const keyOf = ({ carrierId, clientId }: CompanyChoice): string => `${carrierId ?? ''} ${clientId ?? ''}`;

/** Which of the companies that an accountant keeps the books of; nothing where there is but one. */
export const CompanyPick = ({ company, onChange, required }: Props) => {
  const translate = useTranslate();
  const { role } = useViewer();
  const { companies, isPending } = useCompanies();
  // Until they are known its place is kept for accountants, most of whom have several.
  if (isPending ? role !== 'accountant' : companies.length < 2) return null;
  const choose = (key: string) => {
    const chosen = companies.find(each => keyOf(each) === key);
    onChange(
      chosen && {
        ...(chosen.carrierId && { carrierId: chosen.carrierId }),
        ...(chosen.clientId && { clientId: chosen.clientId }),
      },
    );
  };
  return (
    <TextField
      select
      required={required}
      label={translate('resources.invoices.period.company')}
      disabled={isPending}
      value={company && !isPending ? keyOf(company) : ''}
      onChange={event => choose(event.target.value)}
      slotProps={{ select: { displayEmpty: !required }, inputLabel: { shrink: !required || undefined } }}
      sx={{ minWidth: 220, maxWidth: '100%', my: 0 }}
    >
      {!required && <MenuItem value="">{translate('resources.invoices.period.allCompanies')}</MenuItem>}
      {companies.map(each => (
        <MenuItem key={keyOf(each)} value={keyOf(each)}>
          {each.name}
        </MenuItem>
      ))}
    </TextField>
  );
};
