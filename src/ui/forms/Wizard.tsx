import { Box, Step, StepLabel, Stepper } from '@mui/material';
import { useLocation, useTranslate } from 'react-admin';
import { useState } from 'react';
import { EntityForm, type Submit, type Values } from './EntityForm.tsx';
import { onStepKey } from './formKeys.ts';
import type { FormRules } from './formProblems.ts';
import { KeptSteps } from './KeptSteps.tsx';
import { readPlace, readStep } from './stepStore.ts';
import { useCancel } from './useLeave.ts';
import { WizardBar } from './WizardBar.tsx';
import { stepOf, type WizardStep } from './wizardStep.ts';

type Props = Pick<FormRules, 'entity' | 'errors'> & {
  steps: readonly WizardStep[];
  defaults: Values;
  onSubmit: Submit;
};

/**
 * A new row in several steps (Spec 2): back or cancel, and a Continue that waits until its step is valid. What was typed
 * survives a reload, step by step, and is forgotten when the form is done or left.
 */
export const Wizard = ({ entity, errors, steps, defaults, onSubmit }: Props) => {
  const { key: form, pathname } = useLocation();
  const [kept] = useState(() => {
    const place = readPlace(`${pathname} ${form}`);
    const restored: Values | null = place && Object.assign({}, ...steps.map((_, index) => readStep(index + 1)));
    return { place, restored };
  });
  const [current, setCurrent] = useState(Math.min(kept.place?.step ?? 0, steps.length - 1));
  const submit: Submit = async values => {
    const refusal = await onSubmit(values);
    setCurrent(stepOf(steps, Object.keys(refusal ?? {})) ?? current);
    return refusal;
  };
  const cancel = useCancel(entity.name);
  const rules: FormRules = { entity, errors, verb: 'create' };
  return (
    <EntityForm {...rules} defaults={defaults} onSubmit={submit}>
      <KeptSteps
        form={`${pathname} ${form}`}
        steps={steps}
        current={current}
        restored={kept.restored}
        hadFiles={kept.place?.hasFiles ?? false}
      />
      <Box onKeyDown={current < steps.length - 1 ? onStepKey : undefined}>
        <Shown steps={steps} current={current} />
      </Box>
      <WizardBar steps={steps} current={current} onCancel={() => cancel()} onStep={setCurrent} />
    </EntityForm>
  );
};

const Shown = ({ steps, current }: Pick<Props, 'steps'> & { current: number }) => {
  const translate = useTranslate();
  const Inputs = steps[current]?.form;
  return (
    <>
      <Stepper activeStep={current} sx={{ mb: 2, maxWidth: 640 }}>
        {steps.map(({ title }, index) => (
          <Step key={title} aria-current={index === current ? 'step' : undefined}>
            <StepLabel>{translate(title, { _: title })}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {Inputs && <Inputs />}
    </>
  );
};
