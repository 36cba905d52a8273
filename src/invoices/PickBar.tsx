import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatEuros } from '#domain/figures';
import type { ItemKind } from './itemKind.ts';

type Props = {
  kind: ItemKind;
  count: number;
  /** Euros. */
  sum: number;
  /** How many there are to pick from. */
  total: number;
  isBusy: boolean;
  isOnlyPicked: boolean;
  onOnlyPicked: (only: boolean) => void;
  onAll: () => void;
  onNone: () => void;
};

/** All that is done or none of what is found, only what is picked, and what that comes to. */
export const PickBar = ({ kind, count, sum, total, isBusy, isOnlyPicked, onOnlyPicked, onAll, onNone }: Props) => {
  const translate = useTranslate();
  const text = (name: string, args = {}) => translate(`resources.invoices.${name}`, args);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 0.5 }}>
      <Button size="small" onClick={onAll} disabled={isBusy || total === 0}>
        {text(`actions.pickAll.${kind}`)}
      </Button>
      {count > 0 && (
        <Button size="small" onClick={onNone}>
          {text('actions.pickNone')}
        </Button>
      )}
      {count > 0 && (
        <Button size="small" aria-pressed={isOnlyPicked} onClick={() => onOnlyPicked(!isOnlyPicked)}>
          {text(isOnlyPicked ? 'actions.showAll' : 'actions.showPicked')}
        </Button>
      )}
      <Typography sx={{ ml: 'auto', fontWeight: 600 }} aria-live="polite">
        {text('help.picked', { smart_count: count, total: formatEuros(sum) })}
      </Typography>
    </Box>
  );
};
