import RemoveIcon from '@mui/icons-material/Close';
import { useTranslate } from 'react-admin';
import { loadLabel } from '#domain/loads';
import { isStarted } from '#domain/loads/tracking';
import { QuietButton } from '../ui/actions/QuietButton.tsx';
import type { LoadView } from '../loads/LoadView.ts';

type Props = { id: number; load: LoadView | undefined; onRemove: () => void };

/** Why an order stays on its route, as a message key; null when it may be taken off (Design 5). */
const reasonOf = (load: LoadView | undefined): string | null => {
  if (load?.invoiceId) return 'errors.loads.invoicedStays';
  return load && isStarted(load) ? 'errors.loads.startedStays' : null;
};

/** Takes an order off the route; what has begun or is invoiced stays, and the button says so. */
export const RemoveLoad = ({ id, load, onRemove }: Props) => {
  const translate = useTranslate();
  const name = loadLabel({ id });
  const reason = reasonOf(load);
  return (
    <QuietButton
      label={`${translate('resources.routes.actions.removeLoad')}: ${name}`}
      icon={<RemoveIcon fontSize="small" />}
      off={reason !== null}
      reason={reason ? translate(reason, { load: name }) : undefined}
      onPress={onRemove}
    />
  );
};
