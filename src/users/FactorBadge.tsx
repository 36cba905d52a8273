import { useRecordContext } from 'react-admin';
import { StatusBadge } from '../ui/fields/StatusBadge.tsx';

/** Whether the account around has a second factor. */
export const FactorBadge = () => {
  const user = useRecordContext();
  if (!user) return null;
  return <StatusBadge value={user.hasSecondFactor ? 'valid' : 'missing'} field="hasSecondFactor" resource="users" />;
};
