import { Button, Paper } from '@mui/material';
import { SaveButton, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { type FormRules, formProblems } from './formProblems.ts';
import { useViewer } from './viewer.tsx';
import type { WizardStep } from './Wizard.tsx';

type Props = {
  rules: FormRules;
  steps: readonly WizardStep[];
  current: number;
  onStep: (step: number) => void;
};

/** Cancel or back at the left, Continue or Save at the right; kept in sight. */
export const WizardBar = ({ rules, steps, current, onStep }: Props) => {
  const translate = useTranslate();
  const { role } = useViewer();
  const { getValues } = useFormContext();
  // Watching redraws the bar; what is checked is everything that the form holds, also what no input shows.
  useWatch();
  const wrong = Object.keys(formProblems(rules, role, getValues())).map(path => path.split('.')[0]);
  const isWrong = (step: WizardStep | undefined) => !!step?.fields.some(field => wrong.includes(field));
  const isLast = current === steps.length - 1;
  const go = (step: number) => {
    onStep(step);
    window.scrollTo({ top: 0 });
  };
  return (
    <Paper
      square
      variant="outlined"
      sx={{ position: 'sticky', bottom: 0, zIndex: 2, p: 1.5, mb: 2, display: 'flex', gap: 1, borderRadius: 1 }}
    >
      <Button color="inherit" onClick={() => (current === 0 ? window.history.back() : go(current - 1))}>
        {translate(current === 0 ? 'app.action.cancel' : 'app.action.back')}
      </Button>
      {isLast ? (
        <SaveButton alwaysEnable={!steps.some(isWrong)} disabled={steps.some(isWrong)} sx={{ ml: 'auto' }} />
      ) : (
        <Button
          variant="contained"
          disabled={isWrong(steps[current])}
          onClick={() => go(current + 1)}
          sx={{ ml: 'auto' }}
        >
          {translate('app.action.continue')}
        </Button>
      )}
    </Paper>
  );
};
