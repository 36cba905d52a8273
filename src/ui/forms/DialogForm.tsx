import { DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { Form, useTranslate } from 'react-admin';
import { type ReactNode, useId } from 'react';
import { DialogButtons } from './DialogButtons.tsx';
import type { Values } from './EntityForm.tsx';
import { failureOf } from '../actions/failure.ts';
import { type FormCheck, type Labels, validating } from './formCheck.ts';
import { FormFrame } from './FormFrame.tsx';
import { TypedDialog } from '../actions/TypedDialog.tsx';
import { useSendOnce } from './useSendOnce.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  /** Keys of i18n; `help` is a sentence under the title. */
  title: string;
  help?: string;
  submitLabel?: string;
  /** What a failure is called, before the server's own sentence. */
  error: string;
  defaults?: Values;
  /** What is wrong, by field; null where nothing is. */
  check: FormCheck;
  /** What its fields are called, by path, where that is no field of the resource around. */
  labels?: Labels;
  /** Rejects with the server's refusal, whose texts go under the fields; what was typed stays. */
  onSubmit: (values: Values) => Promise<unknown>;
  children: ReactNode;
};

/** The row of the page around is not what is asked about. */
const NOT_THE_ROW = {};

/** A question in a dialog that is answered by filling in a few fields; it closes when the answer is accepted. */
export const DialogForm = ({
  open,
  onClose,
  title,
  help,
  submitLabel,
  error,
  defaults,
  check,
  labels = {},
  ...rest
}: Props) => {
  const translate = useTranslate();
  const id = useId();
  const send = async (values: Values) => {
    // It fades out, and takes no more.
    if (!open) return undefined;
    try {
      await rest.onSubmit(values);
    } catch (reason) {
      const { errors, message } = failureOf(reason);
      return { ...errors, root: { serverError: `${translate(error)}. ${translate(message, { _: message })}` } };
    }
    onClose();
    return undefined;
  };
  const sendOnce = useSendOnce(send, { isOpen: open });
  return (
    <TypedDialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <Form
        mode="onChange"
        noValidate
        record={NOT_THE_ROW}
        defaultValues={defaults}
        validate={validating(check)}
        onSubmit={sendOnce}
        shouldFocusError={false}
      >
        <FormFrame check={check} labels={() => labels}>
          <DialogTitle id={id}>{translate(title)}</DialogTitle>
          <DialogContent>
            {help && <DialogContentText sx={{ mb: 1 }}>{translate(help)}</DialogContentText>}
            {rest.children}
          </DialogContent>
          <DialogButtons onClose={onClose} submitLabel={submitLabel} />
        </FormFrame>
      </Form>
    </TypedDialog>
  );
};
