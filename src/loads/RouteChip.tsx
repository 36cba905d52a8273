import { Chip } from '@mui/material';
import { LinkBase } from 'react-admin';
import type { MouseEvent } from 'react';
import { routeColour } from '#domain/routes/palette';
import { routeLabel } from '#domain/routes';
import { useCan } from '../ui/pages/viewer.tsx';

/** `C. 7` in the colour that the route has everywhere, a link for who may open it. */
export const RouteChip = ({ routeId }: { routeId?: number | null }) => {
  const may = useCan();
  if (!routeId) return null;
  const { background, text } = routeColour(routeId);
  const look = { bgcolor: background, color: text, fontWeight: 600, height: 22 };
  const label = routeLabel({ id: routeId });
  if (!may('read', 'routes')) return <Chip size="small" label={label} sx={look} />;
  return (
    <Chip
      size="small"
      label={label}
      clickable
      component={LinkBase}
      to={`/routes/${routeId}`}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={{ ...look, '&:hover, &:focus-visible': { bgcolor: background, filter: 'brightness(0.88)' } }}
    />
  );
};

/** The same for one of a hundred rows: a plain link, which the keyboard reaches when its row is the one in use. */
export const RouteLink = ({ routeId, tabIndex }: { routeId?: number | null; tabIndex: number }) => {
  if (!routeId) return null;
  const { background, text } = routeColour(routeId);
  return (
    <LinkBase
      className="route"
      to={`/routes/${routeId}`}
      tabIndex={tabIndex}
      style={{ backgroundColor: background, color: text }}
    >
      {routeLabel({ id: routeId })}
    </LinkBase>
  );
};
