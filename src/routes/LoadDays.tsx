import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatDay } from '#domain/dates';
import { daysOutside } from '#domain/routes/daysOutside';
import type { LoadView } from '../loads/LoadView.ts';
import { useField } from '../ui/forms/formScope.ts';

/** Says that a route's orders lie outside its days, and sets these to theirs; it can be saved all the same. */
export const LoadDays = ({ loads }: { loads: readonly LoadView[] }) => {
  const translate = useTranslate();
  const { disabled } = useField('startDate');
  const { setValue } = useFormContext();
  const [startDate, endDate]: (string | null | undefined)[] = useWatch({ name: ['startDate', 'endDate'] });
  const theirs = daysOutside({ startDate, endDate }, loads);
  if (!theirs) return null;
  const take = () => {
    for (const [name, day] of Object.entries(theirs)) setValue(name, day, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Alert
      severity="warning"
      // On a phone the button stands below.
      sx={{ mt: 1, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } }}
      action={
        !disabled && (
          <Button color="inherit" size="small" onClick={take}>
            {translate('resources.routes.actions.takeLoadDays')}
          </Button>
        )
      }
    >
      {translate(`resources.routes.help.${theirs.startDate === theirs.endDate ? 'loadDay' : 'loadDays'}`, {
        from: formatDay(theirs.startDate),
        to: formatDay(theirs.endDate),
      })}
    </Alert>
  );
};
