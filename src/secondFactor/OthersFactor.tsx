import { Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { ConfirmButton } from '../ui/actions/ConfirmButton.tsx';
import { Section } from '../ui/forms/Section.tsx';
import { useAction } from '../ui/actions/useAction.ts';

const TEXTS = 'auth.secondFactor';

/** On somebody else's account: whether it has a second factor, and taking it away from who has lost the phone. */
export const OthersFactor = () => {
  const translate = useTranslate();
  const user = useRecordContext();
  const args = { username: String(user?.username ?? '') };
  const { run, isPending } = useAction(provider => provider.call('DELETE', `/users/${user?.id}/second-factor`), {
    success: `${TEXTS}.removed`,
    error: `${TEXTS}.failed`,
    args,
    invalidates: ['users'],
  });
  if (!user) return null;
  const isOn = !!user.hasSecondFactor;
  return (
    <Section
      title={`${TEXTS}.title`}
      actions={
        isOn && (
          <ConfirmButton
            label={`${TEXTS}.remove`}
            title={`${TEXTS}.remove`}
            content={`${TEXTS}.removeHelp`}
            args={args}
            color="error"
            variant="text"
            isPending={isPending}
            onConfirm={run}
          />
        )
      }
    >
      <Typography sx={{ fontWeight: 600 }}>{translate(`${TEXTS}.${isOn ? 'on' : 'off'}`)}</Typography>
      {!isOn && (
        <Typography variant="body2" color="text.secondary">
          {translate(`${TEXTS}.elsewhere`)}
        </Typography>
      )}
    </Section>
  );
};
