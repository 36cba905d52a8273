import { Box, Typography } from '@mui/material';
import { NAV } from '../../ui/theme/palettes.ts';
import { plainTexts } from '../../texts/texts.ts';

/** A road with its stops. */
const ROAD = 'M40 300 C 120 300 110 210 190 205 S 290 150 270 95 S 350 20 430 40';
const STOPS = [
  [40, 300],
  [190, 205],
  [270, 95],
  [430, 40],
] as const;

/** What stands beside the login where there is room: what this is, in the colours of the navigation. */
export const LoginPanel = () => (
  <Box
    component="aside"
    sx={{
      display: { xs: 'none', md: 'flex' },
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 6,
      p: 8,
      bgcolor: NAV.ground,
      color: NAV.text,
    }}
  >
    <Box component="svg" aria-hidden viewBox="0 0 470 340" fill="none" sx={{ width: '100%', maxWidth: 460 }}>
      <path d={ROAD} stroke={NAV.pointed} strokeWidth={14} strokeLinecap="round" />
      <path d={ROAD} stroke={NAV.mark} strokeWidth={2} strokeDasharray="2 9" strokeLinecap="round" />
      {STOPS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={9} fill={NAV.ground} stroke={NAV.mark} strokeWidth={4} />
      ))}
    </Box>
    <Typography sx={{ fontSize: '1.4rem', fontWeight: 600, lineHeight: 1.35, maxWidth: 460, textWrap: 'balance' }}>
      {plainTexts().auth.login.claim}
    </Typography>
  </Box>
);
