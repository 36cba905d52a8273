import { reportedMoment } from '#domain/moments';
import { invalidKeys } from '../http/HttpError.ts';

/** When something was done, as a phone reports it in a field: now when it says nothing, 422 when it can't be (Design 5). */
export const momentOf = (field: string, at: string | null | undefined, { now }: { now: Date }): string => {
  const moment = reportedMoment(at, now);
  if (moment === null) throw invalidKeys({ [field]: 'validation.moment' });
  return moment;
};
