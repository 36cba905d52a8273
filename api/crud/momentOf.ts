import { reportedMoment } from '#domain/moments';
import { invalidKeys } from '../http/HttpError.ts';

/** When something was done, as a phone reports it in a field: now if not given, 422 if impossible (Design 5). */
export const momentOf = (field: string, at: string | null | undefined, { now }: { now: Date }): string => {
  const moment = reportedMoment(at, now);
  if (moment === null) throw invalidKeys({ [field]: 'validation.moment' });
  return moment;
};
