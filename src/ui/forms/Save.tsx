import { SaveButton, type SaveButtonProps, useFormIsDirty } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useWrong } from './formCheck.ts';

type Props = Omit<SaveButtonProps, 'alwaysEnable'> & {
  /** Also as the form opened: a new row may be saved as it was prefilled. */
  untouched?: boolean;
};

/** Saves what was typed, once: it waits until there is something to save and nothing is wrong with it (Spec 5). */
export const Save = ({ untouched, disabled, ...props }: Props) => {
  const { isSubmitting } = useFormState();
  const isDirty = useFormIsDirty();
  const mayBeSaved = Boolean(untouched) || isDirty;
  const isHeld = useWrong(mayBeSaved).length > 0 || isSubmitting || !mayBeSaved;
  const off = disabled || isHeld;
  return <SaveButton {...props} alwaysEnable={!off} disabled={off} />;
};
