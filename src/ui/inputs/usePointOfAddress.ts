import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Address } from '#domain/geography/address';

type Place = Partial<Address> | null | undefined;
type Point = Pick<Address, 'latitude' | 'longitude'>;

/** The parts of an address that say where it is, as one text: an emptied one is as if it had never been there. */
const whereOf = (place: Place): string =>
  [place?.street, place?.houseNumber, place?.postalCode, place?.city, place?.county, place?.countryCode].join('\n');

/**
 * What to do whenever a part of an address is typed. Coordinates are those of the address they were found for: they go
 * with it, and are back as soon as it is (a stray key must cost none). What is set afterwards, on the map too, stays.
 */
export const usePointOfAddress = (source: string): (() => void) => {
  const { getValues, setValue } = useFormContext();
  // As last drawn: before what is being typed.
  const where = whereOf(useWatch({ name: source }));
  const gone = useRef<Point & { where: string }>(null);
  const setPoint = (point: Point) => {
    for (const part of ['latitude', 'longitude'] as const)
      setValue(`${source}.${part}`, point[part], { shouldDirty: true, shouldValidate: true });
  };
  return () => {
    const place: Place = getValues(source);
    const { latitude = null, longitude = null } = place ?? {};
    if (latitude || longitude) {
      gone.current = { where, latitude, longitude };
      setPoint({ latitude: null, longitude: null });
    } else if (gone.current?.where === whereOf(place)) {
      setPoint(gone.current);
      gone.current = null;
    }
  };
};
