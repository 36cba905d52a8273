import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatNumber } from '#domain/figures';
import { countOf } from './countOf.ts';
import type { StepProps } from './ImportPage.tsx';
import { VerdictList } from './VerdictList.tsx';

/** What the file would do, row by row where there is something to say. */
export const CheckStep = ({ resource, file }: StepProps) => {
  const translate = useTranslate();
  const { report, busy, run, restart, setStep } = file;
  if (!report) return null;
  const { fresh, existing, wrong, rows } = report;
  const of = (state: string) => rows.filter(row => row.state === state);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 3 }, maxWidth: 900 }}>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 2, sm: 4 }, m: 0, mb: 2 }}>
        {Object.entries({ fresh, existing, wrong }).map(([name, count]) => (
          <Box key={name}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {translate(`imports.check.${name}`)}
            </Typography>
            <Typography component="dd" variant="h5" sx={{ m: 0 }}>
              {formatNumber(count)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Summary {...report} />
      {report.zeros > 0 && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {translate('imports.check.zeros', countOf(report.zeros))}
        </Alert>
      )}
      <VerdictList resource={resource} title="imports.check.errors" rows={of('error')} />
      <VerdictList resource={resource} title="imports.check.notes" rows={of('warned')} />
      <VerdictList resource={resource} title="imports.check.omitted" rows={of('exists')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button onClick={restart} disabled={busy !== null}>
          {translate('imports.check.another')}
        </Button>
        <Button onClick={() => setStep('columns')} disabled={busy !== null}>
          {translate('imports.check.change')}
        </Button>
        <Button
          variant="contained"
          onClick={() => void run()}
          disabled={busy !== null || wrong > 0 || fresh === 0}
          sx={{ ml: 'auto' }}
        >
          {translate('imports.check.run', countOf(fresh))}
        </Button>
      </Box>
    </Paper>
  );
};

const Summary = ({ fresh, wrong }: { fresh: number; wrong: number }) => {
  const translate = useTranslate();
  if (wrong > 0)
    return (
      <Alert severity="error">
        {translate('imports.check.hasErrors', countOf(wrong))} {translate('imports.check.correct')}
      </Alert>
    );
  if (fresh === 0) return <Alert severity="info">{translate('imports.check.nothing')}</Alert>;
  return <Alert severity="success">{translate('imports.check.allWell', countOf(fresh))}</Alert>;
};
