import { ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { formatEuros } from '#domain/figures';
import type { Provider } from '../provider/provider.ts';
import { LoadFailure } from '../ui/pages/LoadFailure.tsx';

export type Way = 'receivable' | 'payable';
type Answer = Record<Way, { invoices: number; pending: number }>;
type Props = { ways: readonly Way[]; way: Way; onChange: (way: Way) => void };

/** What is overdue in sum, to be collected and to be paid; each leads to its list. */
export const WaySwitch = ({ ways, way, onChange }: Props) => {
  const translate = useTranslate();
  const provider = useDataProvider<Provider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['invoices', 'overdue'],
    queryFn: () => provider.call<Answer>('GET', '/invoices/overdue'),
  });
  const text = (name: string, args = {}) => translate(`resources.invoices.overdue.${name}`, args);
  return (
    <>
      {error && <LoadFailure error={error} retry={refetch} inPage />}
      <ToggleButtonGroup
        exclusive
        color="primary"
        value={way}
        onChange={(_, next: Way | null) => next && onChange(next)}
        aria-label={text('direction')}
        sx={{ mb: 2, width: { xs: '100%', sm: 'auto' } }}
      >
        {ways.map(each => (
          <ToggleButton
            key={each}
            value={each}
            sx={{ display: 'block', flex: 1, textAlign: 'left', textTransform: 'none', px: 2, minWidth: { sm: 220 } }}
          >
            <Typography variant="body2">{text(each)}</Typography>
            <Typography component="span" sx={{ display: 'block', fontWeight: 700, whiteSpace: 'nowrap' }}>
              {data ? formatEuros(data[each].pending) : '…'}
            </Typography>
            <Typography variant="caption" component="span" color="text.secondary">
              {data ? text('count', { smart_count: data[each].invoices }) : ' '}
            </Typography>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
};
