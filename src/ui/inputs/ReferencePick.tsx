import {
  AutocompleteArrayInput,
  AutocompleteInput,
  type RaRecord,
  ReferenceArrayInput,
  ReferenceInput,
  useChoicesContext,
  useGetRecordRepresentation,
} from 'react-admin';
import { type ReactNode, useState } from 'react';
import { useField } from '../forms/formScope.ts';
import { requiredSearch } from './sayRequired.ts';
import { useToldApart } from './useToldApart.ts';

type Props = {
  source: string;
  /** The resource to choose from; without it, what the entity declares. */
  reference?: string;
  /** Only these: `{ carrierId: 3, hasTraction: true }`. */
  filter?: Record<string, unknown>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  /** How a choice reads; the resource's recordRepresentation by itself. */
  optionText?: (record: Record<string, unknown>) => string;
  label?: string;
  helperText?: string;
  emptyText?: string;
  /** Several: the value is a list of ids. */
  multiple?: boolean;
  /** Required because of another field's value. */
  isRequired?: boolean;
  disabled?: boolean;
  /** `row`: what was chosen, as the API sent it. */
  onChange?: (value: unknown, row?: unknown) => void;
};

/** Chooses a row of another resource by typing (`q`): `<ReferencePick source="clientId" />`. */
export const ReferencePick = ({
  source,
  reference,
  filter,
  sort,
  multiple,
  isRequired,
  disabled,
  label,
  optionText,
  ...rest
}: Props) => {
  const access = useField(source);
  const target = reference ?? access.spec?.target;
  const represent = useGetRecordRepresentation(target);
  if (access.hidden) return null;
  if (!target) throw new Error(`ReferencePick: ${source} needs a reference`);
  const query = { source, reference: target, filter, sort, perPage: 25 };
  const nameOf = optionText ?? represent;
  // The choice of nothing is no row: it has but a name.
  const textOf = rest.emptyText ? (row: RaRecord) => (row.id === '' ? row.name : nameOf(row)) : nameOf;
  const isLocked = disabled || access.disabled;
  const requires = isRequired ?? access.required;
  const props = {
    ...rest,
    label: label ?? `resources.${access.resource}.fields.${source}`,
    fullWidth: true,
    isRequired: requires,
    TextFieldProps: { ...requiredSearch(requires), multiline: isLocked },
    disabled: isLocked,
    // Its list opens by a click, by typing or with the arrows: whoever only passes by with Tab sees the fields below.
    openOnFocus: false,
    // Enter takes the first that answers what was typed, unless the first is the choice of nothing.
    autoHighlight: !rest.emptyText,
    filterToQuery: (q: string) => (q ? { q } : {}),
  };
  if (multiple)
    return (
      <ReferenceArrayInput {...query}>
        <Answered textOf={textOf}>{answering => <AutocompleteArrayInput {...props} {...answering} />}</Answered>
      </ReferenceArrayInput>
    );
  return (
    <ReferenceInput {...query}>
      <Answered textOf={textOf}>{answering => <AutocompleteInput {...props} {...answering} />}</Answered>
    </ReferenceInput>
  );
};

/** What an input of either kind is given so that it offers only what answers the text as it stands. */
type Answering = {
  optionText: (row: RaRecord) => string;
  onInputChange: (event: unknown, text: string, reason: string) => void;
  shouldRenderSuggestions: () => boolean;
  noOptionsText: string;
};

type AnsweredProps = { textOf: (row: RaRecord) => ReactNode; children: (answering: Answering) => ReactNode };

const NO_ROWS: RaRecord[] = [];

/**
 * Whoever types on while the last answer is still shown, and presses Enter, would choose a row that has nothing to do with
 * what was typed: until the answer is there nothing is offered.
 */
const Answered = ({ textOf, children }: AnsweredProps) => {
  const { allChoices = NO_ROWS, error, filterValues, isFetching } = useChoicesContext();
  const optionText = useToldApart(allChoices, textOf);
  const [typed, setTyped] = useState('');
  const isAnswered = !isFetching && (filterValues?.q ?? '') === typed;
  return children({
    optionText,
    onInputChange: (_, text, reason) => setTyped(reason === 'input' ? text : ''),
    shouldRenderSuggestions: () => isAnswered,
    noOptionsText: !isAnswered ? 'app.select.loading' : error ? 'app.list.error' : 'app.select.noMatches',
  });
};
