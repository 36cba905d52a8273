import { useRecordContext } from 'react-admin';
import { OthersFactor } from '../secondFactor/OthersFactor.tsx';
import { OwnFactor } from '../secondFactor/OwnFactor.tsx';
import { OwnSessions } from '../sessions/OwnSessions.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';

/** Who gets into the account around: one's own second factor and open sessions; of others' the factor, to be taken away. */
export const AccountSafety = () => {
  const { id } = useViewer();
  const user = useRecordContext();
  if (!user || user.disabled) return null;
  if (user.id !== id) return <OthersFactor />;
  return (
    <>
      <OwnFactor />
      <OwnSessions />
    </>
  );
};
