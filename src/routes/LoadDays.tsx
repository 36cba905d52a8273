import { Alert, Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatDay } from '#domain/dates';
import { daysOutside, isUndated } from '#domain/routes/daysOutside';
import type { LoadView } from '../loads/LoadView.ts';
import { useField } from '../ui/forms/formScope.ts';

/**
 * Says that a route's orders lie outside its days, or that it has none, and sets these to theirs; it can be saved all the
 * same. A new one gets theirs by itself.
 */
export const LoadDays = ({ loads }: { loads: readonly LoadView[] }) => {
  const translate = useTranslate();
  const { disabled } = useField('startDate');
  const { setValue } = useFormContext();
  const isStored = useRecordContext()?.id !== undefined;
  const [startDate, endDate]: (string | null | undefined)[] = useWatch({ name: ['startDate', 'endDate'] });
  const theirs = daysOutside({ startDate, endDate }, loads);
  const isWithout = isUndated({ startDate, endDate });
  if (!theirs || (isWithout && (disabled || !isStored))) return null;
  const isOneDay = theirs.startDate === theirs.endDate;
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
      {translate(`resources.routes.help.${isWithout ? 'undated.' : ''}${isOneDay ? 'loadDay' : 'loadDays'}`, {
        from: formatDay(theirs.startDate),
        to: formatDay(theirs.endDate),
      })}
    </Alert>
  );
};
