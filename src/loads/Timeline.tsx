import DoneIcon from '@mui/icons-material/CheckCircle';
import PendingIcon from '@mui/icons-material/RadioButtonUnchecked';
import CurrentIcon from '@mui/icons-material/RadioButtonChecked';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatAddress } from '#domain/geography/address';
import { loadSteps, type Step, type StepState } from '#domain/loads/tracking';
import { DoneAt } from '../ui/fields/DoneAt.tsx';
import type { LoadView } from './LoadView.ts';

const ICONS = { done: DoneIcon, current: CurrentIcon, pending: PendingIcon };
const COLOURS = { done: 'success', current: 'primary', pending: 'disabled' } as const satisfies Record<
  StepState,
  string
>;

/** Every step of a load, those of its stops in between, with when it was done; lit up to the current one (Spec 4). */
export const Timeline = ({ load }: { load: LoadView }) => {
  const translate = useTranslate();
  const steps = loadSteps(load);
  return (
    <Box component="ol" aria-label={translate('app.timeline.label')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {steps.map(step => (
        <StepLine key={step.key} step={step} place={placeOf(load, step)} />
      ))}
    </Box>
  );
};

/** Which place a step happens at. */
const placeOf = (load: LoadView, { status, stop }: Step): string => {
  if (stop !== null) {
    const found = load.intermediateStops?.[stop];
    return formatAddress(found?.destination, 'name') || (found?.city ?? '');
  }
  if (status === 'at-origin') return formatAddress(load.origin, 'name');
  return status === 'at-destination' ? formatAddress(load.destination, 'name') : '';
};

const StepLine = ({ step, place }: { step: Step; place: string }) => {
  const translate = useTranslate();
  const who = step.by && (step.by.name ?? translate(`resources.loads.by.${step.by.side}`));
  // Nothing comes after the delivery: it is done as soon as it is reached.
  const look = step.state === 'current' && step.key === 'delivered' ? 'done' : step.state;
  const Icon = ICONS[look];
  const isCurrent = step.state === 'current';
  const isPending = step.state === 'pending';
  return (
    <Box
      component="li"
      aria-current={isCurrent ? 'step' : undefined}
      sx={{
        display: 'flex',
        gap: 1.25,
        px: 1,
        py: 0.75,
        borderRadius: 1,
        ...(isCurrent && { bgcolor: 'action.selected' }),
        ...(step.stop !== null && { ml: 2 }),
      }}
    >
      <Icon
        fontSize="small"
        color={COLOURS[look]}
        titleAccess={translate(`app.timeline.${step.state}`)}
        sx={{ mt: 0.25 }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography
          variant="body2"
          sx={{ fontWeight: isCurrent ? 700 : 500 }}
          color={isPending ? 'text.secondary' : 'text.primary'}
        >
          {step.stop !== null && `${translate('resources.loads.help.stop', { number: step.stop + 1 })}: `}
          {translate(`resources.loads.choices.status.${step.status}`)}
        </Typography>
        {(place || step.at) && (
          <Typography variant="caption" component="div" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {place} {place && step.at && ' · '}
            <DoneAt at={step.at} receivedAt={step.receivedAt} />
            {who && ` · ${who}`}
          </Typography>
        )}
      </Box>
    </Box>
  );
};
