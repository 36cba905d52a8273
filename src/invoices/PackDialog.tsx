import { Alert, Box, Dialog, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import type { Provider } from '../provider/provider.ts';
import { AskBar } from '../ui/actions/AskBar.tsx';
import { failureOf, sentencesOf } from '../ui/actions/failure.ts';
import { CompanyPick } from './CompanyPick.tsx';
import { PeriodPick } from './PeriodPick.tsx';
import { useCompanies } from './useCompanies.ts';
import { type CompanyChoice, usePeriod } from './usePeriod.ts';

/** Which quarter, and of which company: what is refused is said here, and nothing has to be chosen anew. */
export const PackDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const provider = useDataProvider<Provider>();
  const title = useId();
  const { books, today } = usePeriod();
  const { companies } = useCompanies();
  const [period, setPeriod] = useState({ year: books.year, quarter: books.quarter ?? today.quarter });
  const [company, setCompany] = useState<CompanyChoice | undefined>(books.company);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const query = new URLSearchParams(
        Object.entries({ ...period, ...company }).map(([name, value]) => [name, `${value}`]),
      );
      return provider.download(`/api/invoices/pack?${query}`, 'facturas.zip');
    },
    onSuccess: onClose,
  });
  const text = (name: string) => translate(`resources.invoices.pack.${name}`);
  return (
    <Dialog open onClose={isPending ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{text('title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{text('help')}</DialogContentText>
        {error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {sentencesOf(failureOf(error), translate)}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, pt: 1 }}>
          <CompanyPick company={company} onChange={setCompany} required />
          <PeriodPick
            period={period}
            thisYear={today.year}
            onChange={({ year, quarter }) => setPeriod({ year, quarter: quarter ?? period.quarter })}
            noYear
          />
        </Box>
      </DialogContent>
      <AskBar
        label={text('download')}
        onConfirm={() => mutate()}
        onClose={onClose}
        isPending={isPending}
        disabled={companies.length > 1 && !company}
      />
    </Dialog>
  );
};
