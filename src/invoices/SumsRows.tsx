import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Fragment } from 'react';
import type { Sums } from '#domain/accounting';
import { formatEuros } from '#domain/figures';
import { amountsOf, type SumsProps } from './sumsShown.ts';
import { taxText } from './taxText.ts';

const ONE_LINE = { whiteSpace: 'nowrap' };
const NARROW_CELLS = { '& td, & th': { px: 1 } };
const INDENTED = { ml: 2 };
const SUM = { '& td': { fontWeight: 600 } };
const GRAND = { '& td': { fontWeight: 700, borderBottom: 0 } };

const Amounts = ({ names, sums }: { names: readonly (keyof Sums)[]; sums: Sums }) => (
  <>
    <TableCell align="right">{sums.invoices}</TableCell>
    {names.map(name => (
      <TableCell key={name} align="right" sx={ONE_LINE}>
        {formatEuros(sums[name])}
      </TableCell>
    ))}
  </>
);

/** By quarter and tax, each quarter with its sum where there are several; a line opens its invoices. */
export const SumsRows = ({ flow, onOpen }: SumsProps) => {
  const translate = useTranslate();
  const text = (name: string, args = {}) => translate(`resources.invoices.period.${name}`, args);
  const names = amountsOf(flow);
  const isYear = flow.quarters.length > 1;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={text('byTax')} sx={NARROW_CELLS}>
        <TableHead>
          <TableRow>
            <TableCell>{text('tax')}</TableCell>
            <TableCell align="right">{text('invoices')}</TableCell>
            {names.map(name => (
              <TableCell key={name} align="right" sx={ONE_LINE}>
                {text(name)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {flow.quarters.map(sums => (
            <Fragment key={sums.quarter}>
              {isYear && (
                <TableRow sx={SUM}>
                  <TableCell sx={ONE_LINE}>{text('nth', { quarter: sums.quarter })}</TableCell>
                  <Amounts names={names} sums={sums} />
                </TableRow>
              )}
              {flow.lines
                .filter(line => line.quarter === sums.quarter)
                .map(line => (
                  <TableRow key={taxText(line.tax)} hover>
                    <TableCell sx={ONE_LINE}>
                      <Link
                        component="button"
                        sx={isYear ? INDENTED : undefined}
                        onClick={() => onOpen(line.quarter, line.tax)}
                      >
                        {taxText(line.tax)}
                      </Link>
                    </TableCell>
                    <Amounts names={names} sums={line} />
                  </TableRow>
                ))}
            </Fragment>
          ))}
          <TableRow sx={GRAND}>
            <TableCell>{text('sum')}</TableCell>
            <Amounts names={names} sums={flow.totals} />
          </TableRow>
        </TableBody>
      </Table>
    </Box>
  );
};
