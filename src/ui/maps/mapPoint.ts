import { type AddressLike, formatAddress } from '#domain/geography/address';

/** A place on a map: degrees, and what stands beside it. */
export type MapPoint = { latitude: number; longitude: number; label: string };

const degrees = (text: string | null | undefined, most: number): number | null => {
  const value = Number(`${text ?? ''}`.trim() || Number.NaN);
  return Math.abs(value) <= most ? value : null;
};

/** Where an address is, named by its town, which is short; null when it has no coordinates. */
export const mapPoint = (place: AddressLike | null | undefined): MapPoint | null => {
  const [latitude, longitude] = [degrees(place?.latitude, 90), degrees(place?.longitude, 180)];
  if (latitude === null || longitude === null) return null;
  return { latitude, longitude, label: place?.city?.trim() || formatAddress(place, 'name') };
};
