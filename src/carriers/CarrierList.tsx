import { formatPhone } from '#domain/identifiers/phone';
import { REQUIREMENTS } from '#domain/loads/requirements';
import { Col } from '../ui/lists/Col.tsx';
import type { CardListProps } from '../ui/lists/CardList.tsx';
import { ChoiceText } from '../ui/fields/ChoiceText.tsx';
import { ImportButton } from '../imports/ImportButton.tsx';
import { EntityList } from '../ui/lists/EntityList.tsx';
import { FlagChips } from '../ui/fields/FlagChips.tsx';
import { NumberField } from '../ui/fields/NumberField.tsx';
import { OwnRow } from '../ui/lists/OwnRow.tsx';
import { SelectFilter } from '../ui/filters/SelectFilter.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { CarrierCard } from './CarrierCard.tsx';
import { carrierLabel } from './carrierLabel.ts';

const CARD: CardListProps['show'] = {
  primary: carrierLabel,
  secondary: () => <CarrierCard />,
};

const FILTERS = [
  'name',
  'surname',
  'nif',
  'companyType',
  ...REQUIREMENTS,
  'disablePublic',
  'email',
  'phone',
  'accountantId',
  'createdAt',
];
const SORTS = ['name', 'companyType', 'nif', 'createdAt', 'updatedAt'];
const HIDDEN = ['email'];

/** Companies and freelancers, with how many vehicles they have and where those may go (Spec 3). */
export const CarrierList = () => {
  const { role, carrierId } = useViewer();
  if (role === 'carrier' && carrierId) return <OwnRow resource="carriers" id={carrierId} />;
  return (
    <EntityList
      sort={{ field: 'name', order: 'ASC' }}
      filters={[<SelectFilter key="companyType" source="companyType" />]}
      title={role === 'accountant' ? 'menu.accountant.carriers' : undefined}
      filterFields={FILTERS}
      sortFields={SORTS}
      hiddenColumns={HIDDEN}
      actions={<ImportButton resource="carriers" />}
      mobile={CARD}
    >
      <Col source="name" render={carrierLabel} />
      <Col source="companyType" render={() => <ChoiceText source="companyType" />} />
      <Col source="nif" />
      <Col
        source="phone"
        disableSort
        render={({ phone }) => formatPhone(phone)}
        cellSx={() => ({ whiteSpace: 'nowrap' })}
      />
      <Col source="email" />
      <Col align="right" source="tractionCount" disableSort render={() => <NumberField source="tractionCount" />} />
      <Col align="right" source="towingCount" disableSort render={() => <NumberField source="towingCount" />} />
      <Col source="flags" disableSort render={() => <FlagChips />} />
    </EntityList>
  );
};
