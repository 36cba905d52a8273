import { useRecordContext } from 'react-admin';
import { useCan, useViewer } from '../ui/pages/viewer.tsx';
import { InviteAccountant } from './InviteAccountant.tsx';
import { RemoveAccountant } from './RemoveAccountant.tsx';
import { RequestAccountant } from './RequestAccountant.tsx';

/** An accountant for the carrier around: give access to its own, or, for the carrier, ask the office for one (Spec 1). */
export const CarrierActions = () => {
  const carrier = useRecordContext();
  const may = useCan();
  const { role } = useViewer();
  if (!carrier || carrier.disabled) return null;
  return (
    <>
      {role === 'carrier' && <RequestAccountant />}
      {may('update', 'carriers') && (
        <>
          <RemoveAccountant resource="carriers" />
          <InviteAccountant resource="carriers" />
        </>
      )}
    </>
  );
};
