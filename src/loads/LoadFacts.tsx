import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { formatDay } from '#domain/dates';
import { formatEuros, formatNumber } from '#domain/figures';
import { Section } from '../ui/forms/Section.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { Facts } from './Facts.tsx';
import type { LoadView } from './LoadView.ts';
import { NextStep } from './NextStep.tsx';
import { Places } from './Places.tsx';

const label = (field: string) => `resources.loads.fields.${field}`;

/** An order as those read it who can't change it: the client whose it is and the carrier who drives it. */
export const LoadFacts = () => {
  const load = useRecordContext<LoadView>();
  const { role } = useViewer();
  const translate = useTranslate();
  if (!load) return null;
  const choice = (field: 'loadSide' | 'loadType') =>
    load[field] && translate(`resources.loads.choices.${field}.${load[field]}`);
  return (
    <>
      <Box sx={{ mb: 2, display: { lg: 'none' } }}>
        <NextStep load={load} />
      </Box>
      <Section title="resources.loads.sections.data">
        <Facts
          facts={[
            [label('client'), role !== 'client' && load.client?.name],
            [label('clientRef'), load.clientRef],
            [label('routeRef'), load.routeRef],
            [label('cmrNumber'), load.cmrNumber],
            [label('pickupDate'), formatDay(load.pickupDate)],
            [label('deliveryDate'), formatDay(load.deliveryDate)],
            [label('invoiceDate'), role === 'client' && formatDay(load.invoiceDate)],
            [label('price'), load.price != null && formatEuros(load.price)],
          ]}
        />
      </Section>
      <Section title="resources.loads.sections.places">
        <Places load={load} />
      </Section>
      <Section title="resources.loads.sections.goods">
        <Facts
          facts={[
            [label('goodsNature'), load.goodsNature],
            [label('packages'), load.packages != null && formatNumber(load.packages)],
            [label('weightShort'), `${formatNumber(load.weight)} kg`],
            [label('size'), `${[load.length, load.width, load.height].map(formatNumber).join(' × ')} m`],
            [label('loadType'), choice('loadType')],
            [label('loadSide'), choice('loadSide')],
            [label('isPalleted'), translate(load.isPalleted ? 'app.form.yes' : 'app.form.no')],
            [label('comments'), load.comments],
          ]}
        />
      </Section>
    </>
  );
};
