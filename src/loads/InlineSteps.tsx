import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { loadLabel } from '#domain/loads';
import { loadSteps } from '#domain/loads/tracking';
import { statusColours } from '../ui/fields/statusColours.ts';
import type { LoadView } from './LoadView.ts';
import { useStepText } from './useStepText.ts';
import { arrivalOf, type Direction, isStepPossible, stepOf } from './useTrack.ts';

type Props = { load: LoadView; tabIndex: number };

/**
 * Where a load stands, which opens its timeline, between the button that takes its last step back and the one for the
 * next. Plain buttons, a hundred rows of them: what a press does is the table's (`data-press`).
 */
export const InlineSteps = ({ load, tabIndex }: Props) => {
  const translate = useTranslate();
  const textOf = useStepText();
  const current = loadSteps(load).find(step => step.state === 'current');
  const status = current ? textOf(current) : '';
  const { background, text } = statusColours(load.status, useTheme().palette.mode);
  return (
    <span className="steps">
      <Arrow load={load} tabIndex={tabIndex} direction="back" />
      <button
        type="button"
        className="status"
        data-press="timeline"
        tabIndex={tabIndex}
        aria-haspopup="dialog"
        aria-label={translate('resources.loads.help.seeTimeline', { id: load.id, status })}
        title={status}
        style={{ backgroundColor: background, color: text }}
      >
        {translate(`resources.loads.choices.status.${load.status}`)}
      </button>
      <Arrow load={load} tabIndex={tabIndex} direction="forward" />
    </span>
  );
};

const CHEVRONS = {
  back: 'M15.41 7.41 14 6l-6 6 6 6 1.41-1.41L10.83 12z',
  forward: 'M10 6 8.59 7.41 13.17 12l-4.58 4.59L10 18l6-6z',
};

const Arrow = ({ load, tabIndex, direction }: Props & { direction: Direction }) => {
  const translate = useTranslate();
  const textOf = useStepText();
  const step = stepOf(load, direction);
  const isForward = direction === 'forward';
  const title = isForward
    ? step && textOf(arrivalOf(load, step, direction))
    : translate('resources.loads.actions.undoStep');
  return (
    <button
      type="button"
      className="arrow"
      data-press={direction}
      tabIndex={tabIndex}
      disabled={!isStepPossible(load, direction)}
      aria-label={`${loadLabel(load)}: ${title || translate('resources.loads.actions.nextStep')}`}
      title={title || undefined}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden>
        <path d={CHEVRONS[direction]} />
      </svg>
    </button>
  );
};
