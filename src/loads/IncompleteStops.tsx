import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatList } from '#domain/figures';
import { missingOfStop, type Stop } from '#domain/loads/stops';
import { useReadOnly } from '../ui/forms/formScope.ts';

/** Beside the button that saves: which stops will be left out because something is missing in them (Spec 5). */
export const IncompleteStops = () => {
  const translate = useTranslate();
  const readOnly = useReadOnly();
  const stops: Stop[] | null | undefined = useWatch({ name: 'intermediateStops' });
  const numbers = (stops ?? []).flatMap((stop, index) => (missingOfStop(stop ?? {}).length ? [index + 1] : []));
  if (readOnly || !numbers.length) return null;
  return (
    <Alert severity="warning" sx={{ py: 0 }}>
      {translate('resources.loads.help.stopsLeftOut', {
        smart_count: numbers.length,
        numbers: formatList(numbers),
      })}
    </Alert>
  );
};
