import RemoveIcon from '@mui/icons-material/Close';
import { useTranslate } from 'react-admin';
import { loadLabel } from '#domain/loads';
import { isStarted } from '#domain/tracking';
import { QuietButton } from '../ui/QuietButton.tsx';
import type { LoadView } from '../loads/LoadView.ts';

type Props = { id: number; load: LoadView | undefined; isFinished: boolean; onRemove: () => void };

/** Why an order stays on its route, as a message key; null when it may be taken off (Design 5). */
const reasonOf = (load: LoadView | undefined, isFinished: boolean): string | null => {
  if (load?.invoiceId) return 'errors.loads.invoicedStays';
  if (load && isStarted(load)) return 'errors.loads.startedStays';
  return isFinished ? 'errors.routes.finished' : null;
};

/** Takes an order off the route; what has begun or is invoiced stays, and the button says so. */
export const RemoveLoad = ({ id, load, isFinished, onRemove }: Props) => {
  const translate = useTranslate();
  const name = loadLabel({ id });
  const reason = reasonOf(load, isFinished);
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
