import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { formatPhone } from '#domain/identifiers/phone';
import { FlagChips } from '../ui/fields/FlagChips.tsx';

/** What a phone shows of a carrier under its name. */
export const CarrierCard = () => {
  const carrier = useRecordContext();
  const translate = useTranslate();
  if (!carrier) return null;
  const count = (name: string) => `${translate(`resources.carriers.fields.${name}`)}: ${carrier[name] ?? 0}`;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <span>{[carrier.nif, formatPhone(carrier.phone)].filter(Boolean).join(' · ')}</span>
      <span>{`${count('tractionCount')} · ${count('towingCount')}`}</span>
      <FlagChips />
    </Box>
  );
};
