import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { NeededVehicle as Needed } from '#domain/routes';
import { requiredFlags } from '#domain/loads/requirements';
import { FlagChips } from '../ui/fields/FlagChips.tsx';

const CARD = 'resources.poolOfRoutes.card';

/** Which vehicles a route asks for and what they have to be fit for (Spec 2). */
export const NeededVehicle = ({ needed }: { needed: Needed | null | undefined }) => {
  const translate = useTranslate();
  const types = (list: readonly string[] | null | undefined) =>
    (list ?? []).map(type => translate(`resources.vehicles.choices.type.${type}`)).join(', ');
  const traction = types(needed?.traction);
  const tow = types(needed?.tow);
  const flags = needed?.requirements;
  const otherSpecs = flags?.otherSpecs;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 2,
        rowGap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 125px), 1fr))',
      }}
    >
      <Fact label="traction">{traction || translate(`${CARD}.anyVehicle`)}</Fact>
      {(tow || traction) && <Fact label="tow">{tow || translate(`${CARD}.noTow`)}</Fact>}
      <Fact label="requirements">
        {requiredFlags(flags).length ? (
          <FlagChips flags={flags} resource="vehicles" />
        ) : (
          translate(`${CARD}.noRequirements`)
        )}
      </Fact>
      {otherSpecs && <Fact label="otherSpecs">{otherSpecs}</Fact>}
    </Box>
  );
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="caption" color="text.secondary">
        {translate(`${CARD}.${label}`)}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
};
