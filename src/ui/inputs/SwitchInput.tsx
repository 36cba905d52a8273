import { BooleanInput, type BooleanInputProps } from 'react-admin';
import { useFieldError } from '../forms/useFieldError.ts';

/** A switch that says, like every other input, when it is what is wrong. */
export const SwitchInput = (props: BooleanInputProps) => {
  const isWrong = !!useFieldError(props.source);
  return <BooleanInput {...props} options={{ slotProps: { input: { 'aria-invalid': isWrong } } }} />;
};
