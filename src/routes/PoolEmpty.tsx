import { Box, Button, Chip, Typography } from '@mui/material';
import { LinkBase, useListFilterContext, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { emptyReason, type PoolOverview } from '#domain/routes/matching';
import { formatPhone } from '#domain/identifiers/phone';
import { ICONS } from '../ui/theme/icons.ts';
import { useViewer } from '../ui/pages/viewer.tsx';

const REASONS = 'resources.poolOfRoutes.reasons';

/** Why there is nothing to be seen, and what can be done about it. */
export const PoolEmpty = ({ overview }: { overview: PoolOverview | undefined }) => {
  const translate = useTranslate();
  const { role } = useViewer();
  const { filterValues, setFilters } = useListFilterContext();
  if (Object.keys(filterValues).length)
    return (
      <Nothing title={translate('app.list.noFilteredData')}>
        <Button variant="outlined" onClick={() => setFilters({}, [])}>
          {translate('app.list.clearFilters')}
        </Button>
      </Nothing>
    );
  if (role === 'carrier' && overview) return <Reason overview={overview} />;
  return (
    <Nothing title={translate('resources.poolOfRoutes.empty')}>
      {role !== 'carrier' && (
        <Typography color="text.secondary">{translate('resources.poolOfRoutes.invite')}</Typography>
      )}
    </Nothing>
  );
};

const Nothing = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, py: 5, px: 1, textAlign: 'center' }}>
    <ICONS.poolOfRoutes sx={{ fontSize: 48, color: 'text.disabled' }} />
    <Typography component="h2" sx={{ fontWeight: 600 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

const Reason = ({ overview }: { overview: PoolOverview }) => {
  const translate = useTranslate();
  const { carrierId } = useViewer();
  const reason = emptyReason(overview);
  const { officePhone, published } = overview;
  const vehicles = { to: `/carriers/${carrierId}?tab=vehicles` };
  return (
    <Nothing title={translate(`${REASONS}.${reason}.title`, { smart_count: published })}>
      <Typography color="text.secondary" sx={{ maxWidth: 480 }}>
        {translate(`${REASONS}.${reason}.text`)}
      </Typography>
      {reason === 'noMatch' && <Needs overview={overview} />}
      {reason === 'switchedOff' && officePhone && (
        <Button variant="outlined" href={`tel:${officePhone.replace(/[^+\d]/g, '')}`}>
          {translate(`${REASONS}.switchedOff.call`, { phone: formatPhone(officePhone) })}
        </Button>
      )}
      {(reason === 'noMatch' || reason === 'noVehicles') && (
        <Button variant="outlined" component={LinkBase} {...vehicles}>
          {translate(`${REASONS}.${reason}.action`)}
        </Button>
      )}
    </Nothing>
  );
};

const Needs = ({ overview: { missing } }: { overview: PoolOverview }) => {
  const translate = useTranslate();
  const textOf = useNeedText();
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, listStyle: 'none', m: 0, p: 0 }}
    >
      {missing.map(({ need, routes }) => (
        <Chip
          key={need}
          component="li"
          label={translate('resources.poolOfRoutes.missing', { need: capital(textOf(need)), smart_count: routes })}
        />
      ))}
    </Box>
  );
};

/** As many as fit a line or two; the rest is asked for by fewer. */
const NAMED = 4;

/** Under the routes that fit: how many more there would be, and for what above all. */
export const PoolMore = ({ overview }: { overview: PoolOverview | undefined }) => {
  const translate = useTranslate();
  const textOf = useNeedText();
  const more = overview ? overview.published - overview.fitting : 0;
  if (!overview?.missing.length || more <= 0) return null;
  const needs = overview.missing
    .slice(0, NAMED)
    .map(({ need, routes }) =>
      translate('resources.poolOfRoutes.missingShort', { need: textOf(need), smart_count: routes }),
    );
  if (overview.missing.length > NAMED) needs.push('…');
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
      {translate('resources.poolOfRoutes.more', { smart_count: more, needs: needs.join(', ') })}
    </Typography>
  );
};

const useNeedText = () => {
  const translate = useTranslate();
  return (need: string) => translate(`resources.poolOfRoutes.needs.${need}`);
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
