import ComputerIcon from '@mui/icons-material/ComputerOutlined';
import PhoneIcon from '@mui/icons-material/SmartphoneOutlined';
import { Box, Button, Chip, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { formatMoment } from '../ui/fields/moment.ts';
import { useAction } from '../ui/actions/useAction.ts';
import type { OwnSession } from './ownSessions.ts';

const TEXTS = 'auth.sessions';
const HANDHELD = ['iPhone', 'iPad', 'Android'];

/** One of the places in which an account is open: with what, since when, and closing it, but for the present one. */
export const SessionRow = ({ session }: { session: OwnSession }) => {
  const translate = useTranslate();
  const { system, isPresent } = session;
  const program = session.browser ?? translate(`${TEXTS}.otherProgram`);
  const device = system ? translate(`${TEXTS}.device`, { program, system }) : program;
  const since = formatMoment(session.createdAt);
  const said = [
    translate(`${TEXTS}.since`, { at: since }),
    !isPresent && translate(`${TEXTS}.lastUse`, { at: formatMoment(session.lastSeenAt) }),
  ];
  const Icon = HANDHELD.includes(system ?? '') ? PhoneIcon : ComputerIcon;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.75 }}>
      <Icon color="action" />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{device}</Typography>
          {isPresent && <Chip size="small" color="primary" variant="outlined" label={translate(`${TEXTS}.present`)} />}
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {said.filter(Boolean).map(each => (
            <span key={String(each)}>{each}</span>
          ))}
        </Typography>
      </Box>
      {!isPresent && <Close id={session.id} device={device} since={since} />}
    </Box>
  );
};

type CloseProps = { id: string; device: string; since: string };

const Close = ({ id, device, since }: CloseProps) => {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { run, isPending } = useAction(provider => provider.call('DELETE', `/auth/sessions/${id}`), {
    success: `${TEXTS}.closed`,
    error: `${TEXTS}.failed`,
    args: { device },
    // Also when it was refused: it may be closed already.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['sessions'] }),
  });
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={isPending}
      aria-label={translate(`${TEXTS}.closeOf`, { device, at: since })}
      onClick={run}
    >
      {translate(`${TEXTS}.close`)}
    </Button>
  );
};
