import { MINUTE } from '#domain/dates';
import { Box } from '@mui/material';
import { formatClock, formatMoment } from '#domain/moments';
import { ago } from '../ui/fields/ago.ts';
import { useNow } from '../ui/pages/useNow.ts';

/** For the row around: pointed at, or with the focus in it, it says exactly when. */
export const EXACT_WHEN_ASKED = {
  '&:hover .alert-passed, &:focus-within .alert-passed': { display: 'none' },
  '&:hover .alert-exact, &:focus-within .alert-exact': {
    position: 'static',
    width: 'auto',
    height: 'auto',
    clipPath: 'none',
  },
} as const;

type Props = {
  at: string;
  /** Under a heading that says the day. */
  underDay?: boolean;
};

/** How long ago an alert came while it is fresh; the exact moment is there for who listens, and shown when asked for. */
export const AlertTime = ({ at, underDay }: Props) => {
  const passed = ago(at, useNow(MINUTE));
  const moment = formatMoment(at);
  return (
    <Box
      component="time"
      dateTime={at}
      title={moment}
      sx={{ typography: 'body2', color: 'text.secondary', whiteSpace: 'nowrap', flexShrink: 0 }}
    >
      {passed ? (
        <>
          <span aria-hidden className="alert-passed">
            {passed}
          </span>
          <span className="visually-hidden alert-exact">{moment}</span>
        </>
      ) : underDay ? (
        formatClock(at)
      ) : (
        moment
      )}
    </Box>
  );
};
