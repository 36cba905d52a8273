import { TextInput } from 'react-admin';
import { DecimalInput } from './DecimalInput.tsx';
import { useField } from '../forms/formScope.ts';
import { IdentifierInput } from './IdentifierInput.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { ReferencePick } from './ReferencePick.tsx';
import { SelectChoice } from './SelectChoice.tsx';
import { SwitchInput } from './SwitchInput.tsx';

type Props = {
  source: string;
  label?: string;
  helperText?: string;
  /** Behind a number: 'kg', 'm', 't'. */
  unit?: string;
  multiline?: boolean;
  /** 'email', 'url', 'password' … */
  type?: string;
  disabled?: boolean;
  onChange?: (value: unknown) => void;
};

/**
 * The input of a declared field, chosen by its kind (text, number, money, boolean, select, reference), with its
 * asterisk, its choices and whether this person may write it all taken from the entity and the permissions:
 *
 *   <Input source="weight" unit="kg" />   <Input source="comments" multiline />   <Input source="clientId" />
 *
 * A field that the role is never sent draws nothing. Choices, days, references with more to say have their own
 * components: SelectChoice, DayInput, ReferencePick. Addresses, timetables and files: AddressInput, TimetableInput, FilesInput.
 */
export const Input = ({ source, unit, multiline, type, ...rest }: Props) => {
  const { spec, required, disabled: locked, hidden } = useField(source);
  const disabled = rest.disabled || locked;
  if (hidden) return null;
  switch (spec?.kind) {
    case 'number':
      return <DecimalInput source={source} unit={unit} {...rest} />;
    case 'integer':
      return <DecimalInput source={source} unit={unit} whole {...rest} />;
    case 'money':
      return <MoneyInput source={source} {...rest} />;
    case 'boolean':
      return <SwitchInput source={source} {...rest} disabled={disabled} />;
    case 'day':
      // The calendar is as large as half of the other inputs together: forms with days bring it themselves.
      throw new Error(`${source} is a day: <DayInput>`);
    case 'select':
      return <SelectChoice source={source} {...rest} />;
    case 'reference':
      return <ReferencePick source={source} {...rest} />;
    default:
      if (spec?.as) {
        const { label, helperText } = rest;
        return <IdentifierInput as={spec.as} isRequired={required} {...{ source, label, helperText, disabled }} />;
      }
      return (
        <TextInput
          source={source}
          type={type}
          // Nobody can scroll what is locked: it is shown whole.
          multiline={multiline || disabled}
          minRows={multiline ? 3 : undefined}
          fullWidth
          isRequired={required}
          slotProps={{ htmlInput: { 'aria-required': required } }}
          {...rest}
          disabled={disabled}
        />
      );
  }
};
