import { useStore } from 'react-admin';
import { useViewer } from '../ui/viewer.tsx';
import { OverdueTable } from './OverdueTable.tsx';
import { type Way, WaySwitch } from './WaySwitch.tsx';

const DIRECTION = { receivable: 'emitted', payable: 'received' } as const;

/** What is past its due date, one way of the money at a time. */
export const Overdue = () => {
  const { role } = useViewer();
  // A client only pays.
  const [way, setWay] = useStore<Way>('invoices.overdue.way', role === 'client' ? 'payable' : 'receivable');
  return (
    <>
      <WaySwitch way={way} onChange={setWay} />
      <OverdueTable key={way} storeKey={`invoices.overdue.${way}`} direction={DIRECTION[way]} />
    </>
  );
};
