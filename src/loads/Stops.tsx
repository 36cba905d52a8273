import AddIcon from '@mui/icons-material/AddLocationAltOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { hasFixedEnd, isReached, MAX_STOPS, type Stop } from '#domain/loads/stops';
import { BLANK_ADDRESS } from '../ui/inputs/blankAddress.ts';
import { useField } from '../ui/forms/formScope.ts';
import { Section } from '../ui/forms/Section.tsx';
import type { LoadView } from './LoadView.ts';
import { ServedStop } from './ServedStop.tsx';
import { StopInputs } from './StopInputs.tsx';

const SOURCE = 'intermediateStops';

/** Which sentence explains the section as it stands. */
const helpOf = (isOver: boolean, canAdd: boolean): string => {
  if (isOver) return 'stopsOver';
  return canAdd ? 'stops' : 'addStop';
};

/**
 * Places on the way, each with its day, not before the pickup (Spec 5). Where the vehicle has been is fixed: tracking names
 * a stop by its place in the list.
 */
export const Stops = () => {
  const translate = useTranslate();
  const { control } = useFormContext();
  const { disabled, hidden } = useField(SOURCE);
  const { fields, append, remove } = useFieldArray({ control, name: SOURCE, keyName: 'key' });
  const [added, setAdded] = useState<number | null>(null);
  const [clientId, pickupDate, deliveryDate, status, current]: [
    unknown,
    string | null | undefined,
    string | null | undefined,
    LoadView['status'] | undefined,
    Stop[] | null | undefined,
  ] = useWatch({ name: ['clientId', 'pickupDate', 'deliveryDate', 'status', SOURCE] });
  const stops = current ?? [];
  const isOver = hasFixedEnd(status);
  const canAdd = !!clientId && !!pickupDate && !!deliveryDate && !isOver && fields.length < MAX_STOPS;
  const earliest = stops.findLast(isReached)?.deliveryDate ?? pickupDate;
  if (hidden || ((disabled || isOver) && !fields.length)) return null;
  const add = () => {
    setAdded(fields.length);
    append({ destination: BLANK_ADDRESS, deliveryDate: null }, { shouldFocus: false });
  };
  const addButton = !disabled && !isOver && (
    <Button variant="outlined" size="small" startIcon={<AddIcon />} disabled={!canAdd} onClick={add}>
      {translate('resources.loads.actions.addStop')}
    </Button>
  );
  return (
    <Section
      title="resources.loads.sections.stops"
      actions={addButton}
      help={disabled ? undefined : `resources.loads.help.${helpOf(isOver, canAdd)}`}
    >
      {fields.map(({ key }, index) => {
        const stop = stops[index];
        if (stop && isReached(stop)) return <ServedStop key={key} stop={stop} number={index + 1} />;
        return (
          <StopInputs
            key={key}
            index={index}
            min={earliest ?? null}
            delivery={deliveryDate}
            autoFocus={index === added}
            onRemove={disabled ? undefined : () => remove(index)}
          />
        );
      })}
    </Section>
  );
};
