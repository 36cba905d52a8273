import { Alert, Step, StepLabel, Stepper } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import { type Imported, isImported, mayImport } from '#domain/imports';
import { AccessDenied } from '../ui/failures/AccessDenied.tsx';
import { AskBeforeLeaving } from '../ui/forms/AskBeforeLeaving.tsx';
import { PageTitle } from '../ui/pages/PageTitle.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { FileStep } from './FileStep.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { type Import, useImport } from './useImport.ts';

/** Four names fit beside one another on a phone. */
const STEPPER = {
  mb: 3,
  maxWidth: 720,
  '& .MuiStep-root': { flex: '1 1 0', minWidth: 0, px: 0 },
  '& .MuiStepLabel-label': { fontSize: { xs: '0.75rem', sm: '0.875rem' } },
};

const STEPS = ['file', 'columns', 'check', 'done'] as const;

/** A sheet of rows brought in, step by step: the file, what its columns are, what would be done, and doing it. */
export const ImportPage = () => {
  const { role } = useViewer();
  const { resource } = useParams();
  const [query] = useSearchParams();
  if (!mayImport(role) || !isImported(resource)) return <AccessDenied />;
  return <Steps key={resource} resource={resource} owner={Number(query.get('owner')) || null} />;
};

export type StepProps = { resource: Imported; owner: number | null; file: Import };

const Steps = ({ resource, owner }: Omit<StepProps, 'file'>) => {
  const translate = useTranslate();
  const file = useImport(resource, owner);
  const name = translate(`resources.${resource}.forcedCaseName`, { smart_count: 2 });
  const props: StepProps = { resource, owner, file };
  return (
    <>
      <PageTitle title={translate('imports.title', { name })} />
      <Stepper activeStep={STEPS.indexOf(file.step)} alternativeLabel sx={STEPPER}>
        {STEPS.map(step => (
          <Step key={step}>
            <StepLabel>{translate(`imports.steps.${step}`)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {file.problem && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {file.problem}
        </Alert>
      )}
      {file.step === 'file' && <FileStep {...props} />}
      {file.step === 'columns' && <ColumnsStep {...props} />}
      {file.step === 'check' && <CheckStep {...props} />}
      {file.step === 'done' && <DoneStep {...props} />}
      <ImportProgress file={file} />
      <AskBeforeLeaving unsaved={file.busy === 'sending' || (file.chosen !== null && file.step !== 'done')} />
    </>
  );
};
