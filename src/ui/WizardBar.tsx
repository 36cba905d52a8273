import { Button, Paper, Typography } from '@mui/material';
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
  const problems = Object.keys(formProblems(rules, role, getValues())).map(path => path.split('.')[0] ?? path);
  const wrongIn = (...some: WizardStep[]) =>
    [...new Set(problems)].filter(path => some.some(step => step.fields.includes(path)));
  const wrong = wrongIn(...steps.filter((_, step) => step === current || current === steps.length - 1));
  const label = (field: string) => translate(`resources.${rules.entity.name}.fields.${field}`);
  const isLast = current === steps.length - 1;
  const go = (step: number) => {
    onStep(step);
    window.scrollTo({ top: 0 });
  };
  return (
    <Paper
      square
      variant="outlined"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        p: 1.5,
        mb: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        borderRadius: 1,
      }}
    >
      <Button color="inherit" onClick={() => (current === 0 ? window.history.back() : go(current - 1))}>
        {translate(current === 0 ? 'app.action.cancel' : 'app.action.back')}
      </Button>
      <Typography
        variant="body2"
        color="text.secondary"
        aria-live="polite"
        sx={{ flex: 1, minWidth: 0, textAlign: 'right', order: { xs: -1, sm: 0 }, flexBasis: { xs: '100%', sm: 0 } }}
      >
        {wrong.length > 0 && translate('app.action.missing', { fields: wrong.map(label).join(', ') })}
      </Typography>
      {isLast ? (
        <SaveButton alwaysEnable={!wrong.length} disabled={wrong.length > 0} sx={{ ml: 'auto' }} />
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
    </Paper>
  );
};
