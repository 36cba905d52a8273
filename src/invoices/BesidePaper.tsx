import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { PaperPicture } from './PaperPicture.tsx';
import { paperOf } from './paperOf.ts';
import { useInvoiceValues } from './useInvoiceValues.ts';

/** A step of an invoice beside its paper; on a phone, under it. Without a paper it has the width to itself. */
export const BesidePaper = ({ children, isReading = false }: { children: ReactNode; isReading?: boolean }) => {
  const file = useInvoiceValues(values => (values.isEmitted ? null : paperOf(values)));
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: file ? 'minmax(0, 7fr) minmax(0, 5fr)' : 'minmax(0, 1fr)' },
      }}
    >
      {file && (
        <Box sx={{ order: { lg: 2 }, position: { lg: 'sticky' }, top: 16, minWidth: 0 }}>
          <PaperPicture file={file} isReading={isReading} />
        </Box>
      )}
      <Box key="fields" sx={{ minWidth: 0 }}>
        {children}
      </Box>
    </Box>
  );
};
