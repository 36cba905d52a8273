import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { ConfirmButton } from '../ui/actions/ConfirmButton.tsx';
import { LoadFailure } from '../ui/pages/LoadFailure.tsx';
import { Section } from '../ui/forms/Section.tsx';
import { useAction } from '../ui/actions/useAction.ts';
import { ownSessions } from './ownSessions.ts';
import { SessionRow } from './SessionRow.tsx';

const TEXTS = 'auth.sessions';

/** On one's own account: where it is open, and closing it there. */
export const OwnSessions = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({ queryKey: ['sessions'], queryFn: ownSessions });
  const { sessions, total } = data ?? { sessions: [], total: 0 };
  return (
    <Section title={`${TEXTS}.title`} help={`${TEXTS}.help`} actions={total > 1 && <CloseOthers count={total - 1} />}>
      {error && !data && <LoadFailure error={error} retry={refetch} inSection />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, minHeight: '3.5em' }}>
        {sessions.map(session => (
          <SessionRow key={session.id} session={session} />
        ))}
      </Box>
      {total > sessions.length && (
        <Typography variant="body2" color="text.secondary">
          {translate(`${TEXTS}.shown`, { shown: sessions.length, total })}
        </Typography>
      )}
    </Section>
  );
};

const CloseOthers = ({ count }: { count: number }) => {
  const { run, isPending } = useAction(provider => provider.call('DELETE', '/auth/sessions'), {
    success: `${TEXTS}.closedOthers`,
    error: `${TEXTS}.failed`,
    invalidates: ['sessions'],
  });
  return (
    <ConfirmButton
      label={`${TEXTS}.closeOthers`}
      title={`${TEXTS}.closeOthers`}
      content={`${TEXTS}.closeOthersHelp`}
      args={{ smart_count: count }}
      isPending={isPending}
      onConfirm={run}
    />
  );
};
