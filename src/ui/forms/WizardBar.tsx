import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { startingPoint } from '../pages/focusHeir.ts';
import { useWrong } from './formCheck.ts';
import { Missing } from './Missing.tsx';
import { Save } from './Save.tsx';
import { StickyBar } from './StickyBar.tsx';
import { stepOf, type WizardStep } from './wizardStep.ts';

type Props = {
  steps: readonly WizardStep[];
  current: number;
  onCancel: () => void;
  onStep: (step: number) => void;
};

/** Cancel or back at the left, Continue or Save at the right; kept in sight. */
export const WizardBar = ({ steps, current, onCancel, onStep }: Props) => {
  const translate = useTranslate();
  const isLast = current === steps.length - 1;
  const all = useWrong();
  const wrong = isLast ? all : all.filter(path => stepOf(steps, [path]) === current);
  const go = (step: number) => {
    flushSync(() => onStep(step));
    window.scrollTo({ top: 0 });
    // Who works with keys, or listens, goes on with the step that came, not beside the button that brought it.
    startingPoint(document.querySelector<HTMLElement>('form [aria-current=step]'))?.focus({ preventScroll: true });
  };
  return (
    <StickyBar sx={{ p: 1.5, alignItems: 'center' }}>
      {/* Another button in each: whoever presses «back» twice doesn't cancel. */}
      <Button
        key={current === 0 ? 'cancel' : 'back'}
        color="inherit"
        onClick={() => (current === 0 ? onCancel() : go(current - 1))}
      >
        {translate(current === 0 ? 'app.action.cancel' : 'app.action.back')}
      </Button>
      <Box
        sx={{ flex: 1, minWidth: 0, textAlign: 'right', order: { xs: -1, sm: 0 }, flexBasis: { xs: '100%', sm: 0 } }}
      >
        <Missing paths={wrong} onPress={() => onStep(stepOf(steps, wrong) ?? current)} />
      </Box>
      {isLast ? (
        <Save untouched sx={{ ml: 'auto' }} />
      ) : (
        <Button
          data-go-on
          aria-keyshortcuts="Control+Enter"
          variant="contained"
          disabled={wrong.length > 0}
          onClick={() => go(current + 1)}
          sx={{ ml: 'auto' }}
        >
          {translate('app.action.continue')}
        </Button>
      )}
    </StickyBar>
  );
};
