import { useFieldValue } from 'react-admin';
import type { Opening } from '#domain/geography/places';

/** `08:00-14:00, 16:00-19:00` of the record around: `<TimetableText source="timeWindow" />`. */
export const TimetableText = ({ source }: { source: string }) => {
  const openings: readonly Opening[] | null | undefined = useFieldValue({ source });
  return <>{openings?.map(({ openTime, closeTime }) => `${openTime}-${closeTime}`).join(', ')}</>;
};
