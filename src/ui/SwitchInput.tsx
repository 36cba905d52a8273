import { BooleanInput, type BooleanInputProps } from 'react-admin';
import { get, useFormState } from 'react-hook-form';

/** A switch that says, like every other input, when it is what is wrong. */
export const SwitchInput = (props: BooleanInputProps) => {
  const { errors } = useFormState({ name: props.source });
  const isWrong = get(errors, props.source) !== undefined;
  return <BooleanInput {...props} options={{ slotProps: { input: { 'aria-invalid': isWrong } } }} />;
};
