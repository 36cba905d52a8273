import { DecimalInput, type DecimalInputProps } from './DecimalInput.tsx';

/** Euros: `<MoneyInput source="price" />`, typed and shown as `1.234,56`. */
export const MoneyInput = (props: DecimalInputProps) => <DecimalInput unit="€" decimals={2} {...props} />;
