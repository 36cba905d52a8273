import AddIcon from '@mui/icons-material/AddLocationAltOutlined';
import RemoveIcon from '@mui/icons-material/DeleteOutline';
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { MAX_STOPS, type Stop } from '#domain/loads';
import { DayInput } from '../ui/DayInput.tsx';
import { useField } from '../ui/formScope.ts';
import { Section } from '../ui/Section.tsx';
import { PlaceInput } from './PlaceInput.tsx';

const SOURCE = 'intermediateStops';

/** Places on the way, each with its day, not before the pickup (Spec 5). */
export const Stops = () => {
  const translate = useTranslate();
  const { control } = useFormContext();
  const { disabled, hidden } = useField(SOURCE);
  const { fields, append, remove } = useFieldArray({ control, name: SOURCE, keyName: 'key' });
  const [clientId, pickupDate, deliveryDate]: unknown[] = useWatch({
    name: ['clientId', 'pickupDate', 'deliveryDate'],
  });
  const canAdd = !!clientId && !!pickupDate && !!deliveryDate && fields.length < MAX_STOPS;
  if (hidden || (disabled && !fields.length)) return null;
  const addButton = !disabled && (
    <Button
      variant="outlined"
      size="small"
      startIcon={<AddIcon />}
      disabled={!canAdd}
      onClick={() => append({ destination: null, deliveryDate: null })}
    >
      {translate('resources.loads.actions.addStop')}
    </Button>
  );
  return (
    <Section
      title="resources.loads.sections.stops"
      actions={addButton}
      help={disabled ? undefined : `resources.loads.help.${canAdd ? 'stops' : 'addStop'}`}
    >
      {fields.map(({ key }, index) => (
        <StopInputs
          key={key}
          index={index}
          min={typeof pickupDate === 'string' ? pickupDate : null}
          onRemove={disabled ? undefined : () => remove(index)}
        />
      ))}
    </Section>
  );
};

type Props = { index: number; min: string | null; onRemove?: () => void };

const StopInputs = ({ index, min, onRemove }: Props) => {
  const translate = useTranslate();
  const source = `${SOURCE}.${index}`;
  const stop: Stop | undefined = useWatch({ name: source });
  const isServed = !!stop?.statusTimestamps?.['at-destination'];
  const title = translate('resources.loads.help.stop', { number: index + 1 });
  const removeLabel = `${translate('resources.loads.actions.removeStop')} ${index + 1}`;
  return (
    <Box
      component="fieldset"
      aria-label={title}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, m: 0, mb: 1, p: 1.5, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography component="h3" variant="subtitle2" sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        {onRemove && !isServed && (
          <Tooltip title={removeLabel}>
            <IconButton size="small" aria-label={removeLabel} onClick={onRemove}>
              <RemoveIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      <Box sx={{ maxWidth: 260 }}>
        <DayInput
          source={`${source}.deliveryDate`}
          label="resources.loads.fields.intermediateStops.deliveryDate"
          min={min}
        />
      </Box>
      <PlaceInput source={`${source}.destination`} />
    </Box>
  );
};
