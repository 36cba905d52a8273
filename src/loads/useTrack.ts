import { useState } from 'react';
import { lastStep, loadSteps, nextStep, type StepName, stepKey } from '#domain/loads/tracking';
import { useOutbox } from '../offline/useOutbox.ts';
import { useAction } from '../ui/actions/useAction.ts';
import type { LoadView } from './LoadView.ts';
import { useStepText } from './useStepText.ts';

export type Direction = 'forward' | 'back';

/** The step that a press would take: the next one, or the last one taken back; null when there is none. */
export const stepOf = (load: LoadView, direction: Direction): StepName | null =>
  direction === 'forward' ? nextStep(load) : lastStep(load);

/** Key of what the button is called that reports a step. */
export const stepLabel = ({ stop, status }: StepName): string =>
  `resources.loads.steps.${stop === null ? status : `stop-${status}`}`;

/** Whether the press is offered: on a route, with a step to take; what is invoiced, or its route is, doesn't go back. */
export const isStepPossible = (load: LoadView, direction: Direction): boolean =>
  !!load.routeId &&
  stepOf(load, direction) !== null &&
  (direction === 'forward' || !(load.invoiceId || load.route?.invoiceId));

/** Where the load stands after the press: forward, at that step; back, at the one before it. */
export const arrivalOf = (load: LoadView, step: StepName, direction: Direction): StepName => {
  if (direction === 'forward') return step;
  const steps = loadSteps(load);
  return steps[steps.findIndex(each => each.key === stepKey(step)) - 1] ?? step;
};

/** `at`: when it was done (ISO), if not now. `onSettled`: answered or refused. */
type Options = { at?: string; onSuccess?: () => void; onSettled?: () => void };

/**
 * One step of a load's tracking with its notices; the step is named, so that a second press can't take another one: it is
 * the one that was `asked` about, however the load goes on while its dialog is there. A driver's goes through the outbox,
 * which tells of it by itself.
 */
export const useTrack = (load: LoadView, direction: Direction, { at, ...on }: Options = {}) => {
  const textOf = useStepText();
  const outbox = useOutbox();
  const [subject, setSubject] = useState(load);
  const asked = stepOf(subject, direction);
  const status = asked ? textOf(arrivalOf(subject, asked, direction)) : '';
  const { run, isPending } = useAction(
    provider => provider.track(load.id, direction, { ...(asked && { step: stepKey(asked) }), at }),
    {
      success: `resources.loads.notifications.${direction === 'forward' ? 'tracked' : 'stepUndone'}`,
      error: 'resources.loads.notifications.trackedError',
      args: { id: load.id, status },
      invalidates: ['loads', 'routes', 'alerts'],
      ...on,
    },
  );
  const put = () => {
    if (!outbox || !asked || direction === 'back') return run();
    void outbox.add({ kind: 'step', loadId: load.id, routeId: load.routeId ?? null, step: asked }, run);
  };
  return { step: stepOf(load, direction), asked, status, ask: () => setSubject(load), run: put, isPending };
};
