import { useTranslate } from 'react-admin';
import { isLate } from '#domain/moments';
import { MomentField } from './MomentField.tsx';
import { formatMoment } from './moment.ts';

type Props = { at: string | null | undefined; receivedAt: string | null | undefined };

/** When something was done on the road; when that was reported from a place without coverage, also when it came in. */
export const DoneAt = ({ at, receivedAt }: Props) => {
  const translate = useTranslate();
  if (!isLate(at, receivedAt)) return <MomentField value={at ?? receivedAt ?? null} />;
  const done = formatMoment(at);
  const received = formatMoment(receivedAt);
  // On the same day the clock says it all.
  const isSameDay = done.slice(0, 10) === received.slice(0, 10);
  return translate('app.timeline.late', { done, received: isSameDay ? received.slice(11) : received });
};
