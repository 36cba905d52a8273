import ProcessedIcon from '@mui/icons-material/FactCheckOutlined';
import PaidIcon from '@mui/icons-material/PaidOutlined';
import SentIcon from '@mui/icons-material/SendOutlined';
import { Button } from 'react-admin';
import { type ReactElement, useState } from 'react';
import { PAID, SENT } from '#domain/invoices';
import { writableFields } from '#domain/permissions';
import { lazyDialog } from '../ui/pages/lazyPart.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';

const AskToPay = lazyDialog(() => import('../payments/AskToPay.tsx'), 'AskToPay');
const AskToMark = lazyDialog(() => import('./AskToMark.tsx'), 'AskToMark');

export type Mark = { key: 'Paid' | 'Sent' | 'Processed'; data: Record<string, unknown>; icon: ReactElement };

const MARKS: readonly Mark[] = [
  { key: 'Paid', data: { status: PAID }, icon: <PaidIcon /> },
  { key: 'Sent', data: { status: SENT }, icon: <SentIcon /> },
  { key: 'Processed', data: { isProcessed: true }, icon: <ProcessedIcon /> },
];

/** Marks the selected invoices as paid, sent or processed, as far as one may; each asks first (Spec 4). */
export const BulkMark = () => {
  const { role } = useViewer();
  const writable = writableFields(role, 'update', 'invoices');
  return (
    <>
      {MARKS.filter(({ data }) => Object.keys(data).every(name => writable.has(name))).map(mark => (
        <MarkButton key={mark.key} mark={mark} />
      ))}
    </>
  );
};

/** What is paid was paid on a day. */
const Ask = ({ mark, onClose }: { mark: Mark; onClose: () => void }) =>
  mark.key === 'Paid' ? <AskToPay onClose={onClose} /> : <AskToMark mark={mark} onClose={onClose} />;

const MarkButton = ({ mark }: { mark: Mark }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button label={`resources.invoices.actions.mark${mark.key}`} onClick={() => setOpen(true)}>
        {mark.icon}
      </Button>
      {isOpen && <Ask mark={mark} onClose={() => setOpen(false)} />}
    </>
  );
};
