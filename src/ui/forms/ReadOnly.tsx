import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { ReadOnlyProvider, useLocking } from './formScope.ts';

/** React-admin's own inputs, by the name their theme defaults go by. */
const INPUTS = [
  'RaArrayInput',
  'RaAutocompleteArrayInput',
  'RaAutocompleteInput',
  'RaBooleanInput',
  'RaCheckboxGroupInput',
  'RaDateInput',
  'RaDateTimeInput',
  'RaFileInput',
  'RaImageInput',
  'RaNullableBooleanInput',
  'RaNumberInput',
  'RaPasswordInput',
  'RaRadioButtonGroupInput',
  'RaResettableTextField',
  'RaSelectArrayInput',
  'RaSelectInput',
  'RaSimpleFormIterator',
  'RaTextInput',
  'RaTimeInput',
];

const DISABLED = Object.fromEntries(INPUTS.map(name => [name, { defaultProps: { disabled: true } }]));

const disabled = (theme: Theme): Theme => ({ ...theme, components: { ...theme.components, ...DISABLED } });

type Props = {
  when: boolean;
  /** Fields that may be typed all the same, of those whose inputs ask useField: a price. */
  open?: readonly string[];
  children: ReactNode;
};

const NONE: readonly string[] = [];

/**
 * Nothing inside can be typed: `<ReadOnly when={!!invoiceId}>…</ReadOnly>`. The tree stays the same either way, so that
 * nothing typed is lost when it changes. Texts stay readable and selectable.
 */
export const ReadOnly = ({ when, open = NONE, children }: Props) => {
  const outer = useLocking();
  const isLocked = outer.isLocked || when;
  const left = when ? open : outer.open;
  const locking = useMemo(() => ({ isLocked, open: left }), [isLocked, left]);
  return (
    <ReadOnlyProvider value={locking}>
      <ThemeProvider theme={(theme: Theme) => (isLocked ? disabled(theme) : theme)}>{children}</ThemeProvider>
    </ReadOnlyProvider>
  );
};
