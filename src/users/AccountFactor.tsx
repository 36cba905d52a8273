import { useRecordContext } from 'react-admin';
import { OthersFactor } from '../secondFactor/OthersFactor.tsx';
import { OwnFactor } from '../secondFactor/OwnFactor.tsx';
import { useViewer } from '../ui/viewer.tsx';

/** The second factor of the account around: one's own to be turned on and off, others' to be seen and taken away. */
export const AccountFactor = () => {
  const { id } = useViewer();
  const user = useRecordContext();
  if (!user || user.disabled) return null;
  return user.id === id ? <OwnFactor /> : <OthersFactor />;
};
