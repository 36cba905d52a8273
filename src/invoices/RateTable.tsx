import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { RateSums } from '#domain/accounting';
import { formatEuros, formatNumber } from '#domain/figures';

const ANY = { px: { xs: 0.5, sm: 1.5 }, fontSize: { xs: 13, sm: 14 } };
const ONE_LINE = { ...ANY, whiteSpace: 'nowrap' };

type Props = { rates: readonly RateSums[]; flow: 'income' | 'expense' };

/** Base and quota of each rate, by the date of issue. */
export const RateTable = ({ rates, flow }: Props) => {
  const translate = useTranslate();
  const text = (name: string, args = {}) => translate(`resources.invoices.period.${name}`, args);
  const nameOf = ({ tax, percent }: RateSums): string => {
    if (!percent) return text('noIva');
    const kind = tax === 'IRPF' ? 'irpfRate' : flow === 'income' ? 'ivaCharged' : 'ivaBorne';
    return text(kind, { percent: formatNumber(percent) });
  };
  return (
    <Table size="small" aria-label={text('byRate')} sx={{ maxWidth: 520 }}>
      <TableHead>
        <TableRow>
          <TableCell sx={ANY}>{text('byRate')}</TableCell>
          <TableCell align="right" sx={ONE_LINE}>
            {text('base')}
          </TableCell>
          <TableCell align="right" sx={ONE_LINE}>
            {text('quota')}
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rates.map(rate => (
          <TableRow key={`${rate.tax} ${rate.percent}`}>
            <TableCell sx={ANY}>{nameOf(rate)}</TableCell>
            <TableCell align="right" sx={ONE_LINE}>
              {formatEuros(rate.base)}
            </TableCell>
            <TableCell align="right" sx={ONE_LINE}>
              {formatEuros(rate.quota)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
