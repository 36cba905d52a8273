import { CreateDialog, type CreateDialogProps } from '../ui/forms/CreateDialog.tsx';
import { CLIENT_FORM } from './clientForm.ts';

/** A client that another form lacks. */
export const NewClientDialog = (props: CreateDialogProps) => <CreateDialog {...CLIENT_FORM} {...props} />;
