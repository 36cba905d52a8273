import { CreateDialog, type CreateDialogProps } from '../ui/forms/CreateDialog.tsx';
import { LOCATION_FORM } from './locationForm.ts';

/** A place that an order's form lacks; `given` says whose. */
export const NewLocationDialog = (props: CreateDialogProps) => <CreateDialog {...LOCATION_FORM} {...props} />;
