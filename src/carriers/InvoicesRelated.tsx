import { type RaRecord, useRecordContext } from 'react-admin';
import { carrierTax, feeTax } from '#domain/invoices/carrierTax';
import { clientTax } from '#domain/invoices/clientTax';
import { isAdminLevel } from '#domain/roles';
import { Col } from '../ui/lists/Col.tsx';
import { CreateButtons } from '../invoices/CreateButtons.tsx';
import { DirectionChip } from '../invoices/DirectionChip.tsx';
import { InvoiceStatus } from '../invoices/InvoiceStatus.tsx';
import type { CardListProps } from '../ui/lists/CardList.tsx';
import { DayField } from '../ui/fields/DayField.tsx';
import { MoneyField } from '../ui/fields/MoneyField.tsx';
import { RelatedList } from '../ui/lists/RelatedList.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';

type Owner = 'carrierId' | 'clientId';

const CARD: CardListProps['show'] = {
  primary: ({ num }) => num,
  secondary: ({ date, payable }) => (
    <>
      <DayField value={date} /> · <MoneyField value={payable} />
    </>
  ),
  tertiary: () => <InvoiceStatus />,
};

/**
 * The invoices of the carrier or client around, the latest first: `<InvoicesRelated owner="clientId" />`. A client only
 * gets invoices; with a carrier they go both ways (Design 7).
 */
export const InvoicesRelated = ({ owner }: { owner: Owner }) => {
  const isClient = owner === 'clientId';
  const company = useRecordContext<RaRecord & Parameters<typeof clientTax>[0]>();
  return (
    <RelatedList
      resource="invoices"
      target={owner}
      sort={{ field: 'date', order: 'DESC' }}
      add={isClient && { isEmitted: true, tax: clientTax(company ?? {}) }}
      addLabel="resources.invoices.actions.create"
      actions={!isClient && <NewOfCarrier />}
      mobile={CARD}
    >
      <Col source="num" />
      {!isClient && <Col source="direction" disableSort render={() => <DirectionChip />} />}
      <Col source="status" render={() => <InvoiceStatus />} />
      <Col source="date" render={() => <DayField source="date" />} />
      <Col source="dueDate" render={() => <DayField source="dueDate" />} />
      <Col source="name" />
      <Col align="right" source="value" render={() => <MoneyField source="value" />} />
      <Col align="right" source="payable" render={() => <MoneyField source="payable" />} />
    </RelatedList>
  );
};

/** Staff say whose invoice it is, and its tax is proposed; a carrier's own needs no saying. */
const NewOfCarrier = () => {
  const carrier = useRecordContext<RaRecord & Parameters<typeof carrierTax>[0]>();
  const { role } = useViewer();
  if (!carrier || carrier.disabled) return null;
  const ofCarrier = (isEmitted: boolean) => ({
    carrierId: carrier.id,
    tax: isEmitted ? feeTax(carrier) : carrierTax(carrier),
  });
  return <CreateButtons given={isAdminLevel(role) ? ofCarrier : undefined} />;
};
