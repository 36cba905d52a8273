import { type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ReadOnlyProvider, useReadOnly } from './formScope.ts';

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

/**
 * Nothing inside can be typed: `<ReadOnly when={!!invoiceId}>…</ReadOnly>`. The tree stays the same either way, so that
 * nothing typed is lost when it changes. Texts stay readable and selectable.
 */
export const ReadOnly = ({ when, children }: { when: boolean; children: ReactNode }) => {
  const outer = useReadOnly();
  const locked = outer || when;
  return (
    <ReadOnlyProvider value={locked}>
      <ThemeProvider theme={(theme: Theme) => (locked ? disabled(theme) : theme)}>{children}</ThemeProvider>
    </ReadOnlyProvider>
  );
};
