import { useFieldValue } from 'react-admin';
import { type AddressLike, type AddressMode, formatAddress } from '#domain/geography/address';

type Props = { source?: string; value?: AddressLike | null; mode?: AddressMode };

/** An address on one line: `<AddressText source="origin" mode="short" />` → `Getafe (Madrid)`. */
export const AddressText = ({ source, value, mode = 'short' }: Props) => {
  const found: AddressLike | null | undefined = useFieldValue({ source: source ?? '' });
  return <>{formatAddress(value === undefined ? found : value, mode)}</>;
};
