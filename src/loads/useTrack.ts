import { useTranslate } from 'react-admin';
import { lastStep, loadSteps, nextStep, type StepName, stepKey } from '#domain/tracking';
import { useAction } from '../ui/useAction.ts';
import type { LoadView } from './LoadView.ts';

export type Direction = 'forward' | 'back';

/** The step that a press would take: the next one, or the last one taken back; null when there is none. */
export const stepOf = (load: LoadView, direction: Direction): StepName | null =>
  direction === 'forward' ? nextStep(load) : lastStep(load);

/** Where the load stands after the press: forward, at that step; back, at the one before it. */
const arrivalOf = (load: LoadView, step: StepName, direction: Direction): StepName => {
  if (direction === 'forward') return step;
  const steps = loadSteps(load);
  return steps[steps.findIndex(each => each.key === stepKey(step)) - 1] ?? step;
};

/** How a step reads: `Cargado`, `Parada 1: En destino`. */
export const useStepText = () => {
  const translate = useTranslate();
  return ({ status, stop }: StepName): string => {
    const text = translate(`resources.loads.choices.status.${status}`);
    return stop === null ? text : `${translate('resources.loads.help.stop', { number: stop + 1 })}: ${text}`;
  };
};

/** One step of a load's tracking with its notices; the step is named, so that a second press can't take another one. */
export const useTrack = (load: LoadView, direction: Direction) => {
  const textOf = useStepText();
  const step = stepOf(load, direction);
  const status = step ? textOf(arrivalOf(load, step, direction)) : '';
  const { run, isPending } = useAction(
    provider => provider.track(load.id, direction, step ? { step: stepKey(step) } : {}),
    {
      success: `resources.loads.notifications.${direction === 'forward' ? 'tracked' : 'stepUndone'}`,
      error: 'resources.loads.notifications.trackedError',
      args: { id: load.id, status },
      invalidates: ['loads', 'routes', 'alerts'],
    },
  );
  return { step, status, run, isPending };
};
