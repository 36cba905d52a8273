import LogOutIcon from '@mui/icons-material/LogoutOutlined';
import { useRecordContext } from 'react-admin';
import { useLogOut } from '../sessions/useLogOut.ts';
import { ConfirmButton } from '../ui/actions/ConfirmButton.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';

const LABEL = 'resources.users.actions.logOutEverywhere';

/** On one's own account: ends its sessions on every device, this one included. */
export const LogOutEverywhere = () => {
  const { id } = useViewer();
  const user = useRecordContext();
  const logOut = useLogOut(true);
  if (user?.id !== id) return null;
  return (
    <ConfirmButton
      label={LABEL}
      title={LABEL}
      content="resources.users.confirm.logOutEverywhere"
      icon={<LogOutIcon />}
      onConfirm={logOut}
    />
  );
};
