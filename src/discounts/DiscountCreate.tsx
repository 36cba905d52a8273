import { discounts } from '#domain/discounts';
import { EntityCreate } from '../ui/forms/EntityCreate.tsx';
import { DiscountInputs } from './DiscountInputs.tsx';

export const DiscountCreate = () => <EntityCreate entity={discounts} form={DiscountInputs} />;
