import { Box, Table, TableBody } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { isValueLocked } from '#domain/invoices/rights';
import { useReadOnly } from '../ui/forms/formScope.ts';
import { Section } from '../ui/forms/Section.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { itemKindOf } from './itemKind.ts';
import { ItemLine } from './ItemLine.tsx';
import { ItemsPick } from './ItemsPick.tsx';
import type { InvoiceView } from './InvoiceView.ts';
import { useInvoiceValues } from './useInvoiceValues.ts';

const TITLE = 'resources.invoices.sections.items';

/** What the invoice is of: to be picked while it may change, as lines afterwards. */
export const ItemsSection = () => {
  const { role } = useViewer();
  const isReadOnly = useReadOnly();
  const { kind, isLocked, party } = useInvoiceValues(values => ({
    kind: itemKindOf(values, role),
    isLocked: isValueLocked(values),
    party: `${values.clientId} ${values.carrierId}`,
  }));
  const stored = useRecordContext<InvoiceView>();
  if (!isReadOnly && kind)
    return (
      <Section title={TITLE} help={isLocked ? undefined : `resources.invoices.help.pick.${kind}`}>
        <ItemsPick key={`${kind} ${party}`} kind={kind} />
      </Section>
    );
  const shown = stored?.loads?.length ? 'loads' : 'routes';
  if (!stored?.[shown]?.length) return null;
  return (
    <Section title={TITLE}>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableBody>
            {stored[shown].map(item => (
              <ItemLine key={item.id} kind={shown} item={item} />
            ))}
          </TableBody>
        </Table>
      </Box>
    </Section>
  );
};
