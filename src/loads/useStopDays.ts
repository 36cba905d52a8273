import { useLocation } from 'react-admin';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { addDays, isDay, toWireDay } from '#domain/dates';
import { daysAfterPickup, type Stop, type StopDays } from '#domain/loads/stops';
import type { LoadView } from './LoadView.ts';

/**
 * Stops that were copied from another order come without its days. Once the new pickup is known each is proposed as many
 * days after it as there; what was typed by hand stays.
 */
export const useStopDays = () => {
  const { getValues, setValue } = useFormContext();
  const { state } = useLocation();
  const days = useRef<StopDays>(state?.stopDays ?? {});
  const propose = (pickup: unknown) => {
    if (typeof pickup !== 'string' || !isDay(pickup)) return;
    const stops: Stop[] = getValues('intermediateStops') ?? [];
    for (const [index, { id, deliveryDate }] of stops.entries()) {
      const after = id ? days.current[id] : undefined;
      if (after === undefined || deliveryDate) continue;
      const day = toWireDay(addDays(pickup, Math.max(0, after)));
      setValue(`intermediateStops.${index}.deliveryDate`, day, { shouldDirty: true, shouldValidate: true });
    }
  };
  const remember = (copied: LoadView) => {
    days.current = daysAfterPickup(copied);
    propose(getValues('pickupDate'));
  };
  return { propose, remember };
};
