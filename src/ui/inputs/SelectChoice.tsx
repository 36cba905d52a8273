import { SelectArrayInput, SelectInput } from 'react-admin';
import { useChoiceText } from './useChoices.ts';
import { useField } from '../forms/formScope.ts';
import { requiredSelect } from './sayRequired.ts';

type Props = {
  source: string;
  /** What may be chosen; without it, what the entity declares. */
  choices?: readonly (string | number)[];
  /** Where the texts are: `resources.<resource>.choices.<field>`; the source by itself. */
  field?: string;
  resource?: string;
  label?: string;
  /** The text of "nothing" (`Sin remolque`); a required field offers none. */
  emptyText?: string;
  /** Several may be chosen. */
  multiple?: boolean;
  helperText?: string;
  /** There is always one, though the entity can do without. */
  isRequired?: boolean;
  disabled?: boolean;
  defaultValue?: unknown;
  onChange?: (value: unknown) => void;
};

/** A choice with its texts from i18n: `<SelectChoice source="loadType" choices={LOAD_TYPE_OPTIONS} />`. */
export const SelectChoice = ({
  source,
  choices,
  field,
  resource,
  emptyText,
  multiple,
  isRequired,
  disabled,
  ...rest
}: Props) => {
  const access = useField(source);
  const textOf = useChoiceText(field ?? source, resource);
  if (access.hidden) return null;
  const numeric = choices === undefined && access.spec?.choices?.every(choice => /^\d+$/.test(choice));
  const values = choices ?? (numeric ? access.spec?.choices?.map(Number) : access.spec?.choices) ?? [];
  const props = {
    ...rest,
    source,
    fullWidth: true,
    choices: values.map(id => ({ id, name: textOf(id) })),
    translateChoice: false,
    isRequired: isRequired ?? access.required,
    disabled: disabled || access.disabled,
  };
  if (multiple) return <SelectArrayInput {...props} />;
  return <SelectInput {...props} {...requiredSelect(props.isRequired)} emptyText={emptyText} />;
};
