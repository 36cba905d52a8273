import { useRecordContext } from 'react-admin';
import { StatusBadge } from '../ui/fields/StatusBadge.tsx';

/** Whether an account may come in: the one around, or `user`. */
export const ActiveBadge = ({ user }: { user?: { isActive: boolean } }) => {
  const found = useRecordContext();
  const account = user ?? found;
  if (!account) return null;
  return <StatusBadge value={account.isActive ? 'valid' : 'disabled'} field="isActive" resource="users" />;
};
