import { Box, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Fragment, type ReactNode } from 'react';
import type { Sums } from '#domain/accounting';
import { formatEuros } from '#domain/figures';
import { amountsOf, type SumsProps } from './sumsShown.ts';
import { taxText } from './taxText.ts';

type CardProps = { title: ReactNode; names: readonly (keyof Sums)[]; sums: Sums; strong?: boolean };

const SumsCard = ({ title, names, sums, strong }: CardProps) => {
  const translate = useTranslate();
  const text = (name: string, args = {}) => translate(`resources.invoices.period.${name}`, args);
  const line = { display: 'flex', justifyContent: 'space-between', gap: 2 };
  return (
    <Box component="section" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ ...line, mb: 0.5, fontWeight: 600 }}>
        <span>{title}</span>
        <Typography variant="body2" color="text.secondary">
          {text('count', { smart_count: sums.invoices })}
        </Typography>
      </Box>
      <Box component="dl" sx={{ m: 0 }}>
        {names.map(name => (
          <Box key={name} sx={{ ...line, fontSize: 14 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {text(name)}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: strong || name === names.at(-1) ? 700 : 400 }}>
              {formatEuros(sums[name])}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};

/** The sums of a period on a phone, every figure of them: those of all first. */
export const SumsCards = ({ flow, onOpen }: SumsProps) => {
  const translate = useTranslate();
  const text = (name: string, args = {}) => translate(`resources.invoices.period.${name}`, args);
  const names = amountsOf(flow);
  const isYear = flow.quarters.length > 1;
  return (
    <Box>
      <SumsCard title={text('sum')} names={names} sums={flow.totals} strong />
      {flow.quarters.map(sums => {
        const lines = flow.lines.filter(line => line.quarter === sums.quarter);
        return (
          <Fragment key={sums.quarter}>
            {isYear && lines.length > 1 && (
              <SumsCard title={text('nth', { quarter: sums.quarter })} names={names} sums={sums} strong />
            )}
            {lines.map(line => (
              <SumsCard
                key={taxText(line.tax)}
                names={names}
                sums={line}
                title={
                  <Link component="button" onClick={() => onOpen(line.quarter, line.tax)} sx={{ fontSize: 'inherit' }}>
                    {[isYear && text('short', { quarter: line.quarter }), taxText(line.tax)]
                      .filter(Boolean)
                      .join(' · ')}
                  </Link>
                }
              />
            ))}
          </Fragment>
        );
      })}
    </Box>
  );
};
