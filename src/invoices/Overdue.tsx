import { useStore } from 'react-admin';
import { useViewer } from '../ui/pages/viewer.tsx';
import { OverdueTable } from './OverdueTable.tsx';
import { type Way, WaySwitch } from './WaySwitch.tsx';

const DIRECTION = { receivable: 'emitted', payable: 'received' } as const;

/** What is past its due date, one way of the money at a time. */
export const Overdue = () => {
  const { role } = useViewer();
  // A client only pays.
  const ways: readonly Way[] = role === 'client' ? ['payable'] : ['receivable', 'payable'];
  const [kept, setWay] = useStore<Way>('invoices.overdue.way', 'receivable');
  const way = ways.find(each => each === kept) ?? 'payable';
  return (
    <>
      <WaySwitch ways={ways} way={way} onChange={setWay} />
      <OverdueTable key={way} storeKey={`invoices.overdue.${way}`} direction={DIRECTION[way]} />
    </>
  );
};
