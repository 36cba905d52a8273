import { Box, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { fullness } from '#domain/loads/capacity';
import { formatNumber } from '#domain/figures';

type Props = {
  /** Key of what is measured: Peso. */
  name: string;
  unit: 'kg' | 'm';
  load: number;
  limit: number;
};

/** How full the vehicles are and what still fits, or what is too much, to be read at once. */
export const FillBar = ({ name, unit, load, limit }: Props) => {
  const translate = useTranslate();
  const percent = fullness(load, limit);
  const full = `${formatNumber(percent)} %`;
  const isOver = load > limit;
  const what = translate(name);
  const amount = (value: number) => `${formatNumber(Math.round(value * 1000) / 1000)} ${unit}`;
  const verdict = isOver ? 'tooMuch' : 'room';
  const rest = translate(`resources.routes.help.${load === limit ? 'full' : verdict}`, {
    amount: amount(Math.abs(limit - load)),
  });
  const sums = `${formatNumber(load)} / ${amount(limit)}`;
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
        <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
          {what}: {full}
        </Typography>
        <Typography component="span" variant="body2" color="text.secondary">
          {sums}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          sx={{ ml: 'auto', ...(isOver && { color: 'error.main', fontWeight: 600 }) }}
        >
          {rest}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={Math.min(percent, 100)}
        color={isOver ? 'error' : 'success'}
        aria-label={what}
        aria-valuetext={`${full}, ${sums}, ${rest}`}
        sx={{ height: 8, borderRadius: 1, bgcolor: 'divider' }}
      />
    </Box>
  );
};
