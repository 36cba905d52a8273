import { useRecordContext } from 'react-admin';
import { discounts } from '#domain/discounts';
import { EntityEdit } from '../ui/forms/EntityEdit.tsx';
import { DiscountInputs } from './DiscountInputs.tsx';
import { OfferLink } from './OfferLink.tsx';

export const DiscountEdit = () => (
  <EntityEdit entity={discounts} form={DiscountInputs} title={({ title }) => title} actions={<Offer />} />
);

const Offer = () => <OfferLink link={useRecordContext()?.link} asButton />;
