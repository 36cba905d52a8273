import { CreateDialog, type CreateDialogProps } from '../ui/forms/CreateDialog.tsx';
import { CARRIER_FORM } from './carrierForm.ts';

/** A carrier that another form lacks. */
export const NewCarrierDialog = (props: CreateDialogProps) => <CreateDialog {...CARRIER_FORM} {...props} />;
