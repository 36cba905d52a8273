import { Link, Stack, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { MouseEvent } from 'react';
import { carrierName } from '#domain/carriers';
import { formatPhone } from '#domain/identifiers/phone';
import { ChoiceText } from '../ui/fields/ChoiceText.tsx';
import { RefLink } from '../ui/fields/RefLink.tsx';

const stay = (event: MouseEvent) => event.stopPropagation();

/** Who asks, and how to call them (Spec 3); `brief`: the name alone. */
export const CarrierContact = ({ brief }: { brief?: boolean }) => {
  const carrier = useRecordContext()?.carrier;
  if (!carrier) return null;
  const name = (
    <RefLink resource="carriers" id={carrier.id}>
      {carrierName(carrier)}
    </RefLink>
  );
  if (brief) return name;
  return (
    <Stack sx={{ minWidth: 220 }}>
      <span>
        {name}
        <Typography component="span" variant="body2" color="text.secondary" noWrap sx={{ ml: 1 }}>
          <ChoiceText source="companyType" resource="carriers" value={carrier.companyType} />
        </Typography>
      </span>
      <Typography
        component="span"
        variant="body2"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, overflowWrap: 'anywhere' }}
      >
        {carrier.phone && (
          <Link href={`tel:${carrier.phone}`} onClick={stay}>
            {formatPhone(carrier.phone)}
          </Link>
        )}
        {carrier.email && (
          <Link href={`mailto:${carrier.email}`} onClick={stay}>
            {carrier.email}
          </Link>
        )}
      </Typography>
    </Stack>
  );
};
