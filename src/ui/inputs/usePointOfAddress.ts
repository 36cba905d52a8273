import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Address } from '#domain/geography/address';

type Place = Partial<Address> | null | undefined;
type Point = Partial<Pick<Address, 'latitude' | 'longitude'>>;

/** The parts of an address that say where it is, as one text: an emptied one is as if it had never been there. */
const whereOf = (place: Place): string =>
  [place?.street, place?.houseNumber, place?.postalCode, place?.city, place?.county, place?.countryCode].join('\n');

/**
 * What to do when a part of an address is entered, and whenever it is typed in. Coordinates are those of the address they
 * were found for: they go with it, and are back as soon as it is (a stray key must cost none). What is set afterwards, on
 * the map too, stays.
 */
export const usePointOfAddress = (source: string): { noteAddress: () => void; followAddress: () => void } => {
  const { getValues, setValue } = useFormContext();
  const noted = useRef('');
  const gone = useRef<Point & { where: string }>(null);
  const setPoint = (point: Point) => {
    for (const part of ['latitude', 'longitude'] as const)
      setValue(`${source}.${part}`, point[part] ?? null, { shouldDirty: true, shouldValidate: true });
  };
  const noteAddress = () => {
    noted.current = whereOf(getValues(source));
  };
  const followAddress = () => {
    const place: Place = getValues(source);
    if (place?.latitude || place?.longitude) {
      gone.current = { ...place, where: noted.current };
      setPoint({});
    } else if (gone.current?.where === whereOf(place)) {
      setPoint(gone.current);
      gone.current = null;
    }
  };
  return { noteAddress, followAddress };
};
