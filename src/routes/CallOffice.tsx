import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Provider } from '../provider/provider.ts';

type Contact = { name: string; phone: string | null };

/** Calls the office from the road; nothing while the office has not said its telephone under Empresa. */
export const CallOffice = () => {
  const translate = useTranslate();
  const provider = useDataProvider<Provider>();
  const { data } = useQuery({
    queryKey: ['settings', 'contact'],
    queryFn: () => provider.call<Contact>('GET', '/settings/contact'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data?.phone) return null;
  return (
    <Button
      href={`tel:${data.phone}`}
      variant="outlined"
      startIcon={<PhoneIcon />}
      fullWidth
      sx={{ minHeight: 48, mb: 2 }}
    >
      {translate('resources.routes.actions.callOffice')}
    </Button>
  );
};
