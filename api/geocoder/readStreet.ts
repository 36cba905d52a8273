type Street = { street: string | null; houseNumber: string | null };

const KIND =
  /^(c\/|c\.|calle|avda?\.?|avenida|av\.|paseo|p\.?º|plaza|pza\.?|ctra\.?|carretera|camino|ronda|travesía|pol[ií]gono|pol\.|pg\.|p\.? ?i\.?|urb\.?|autov[ií]a|rúa|rua|carrer|kalea)\b/i;
const NUMBER = /[\s,]+(?:n\.?[ºo°]?\.?\s*)?(\d{1,4}\s?[a-z]?|s\/n)$/i;

/**
 * The street and its number in front of an address as people type it: 'C/ Mayor, 5, Getafe', 'Avenida del Puerto 12'.
 * Both null when the text doesn't begin with a street.
 */
export const readStreet = (text: string): Street => {
  const [first = '', second = ''] = text.split(',').map(part => part.trim());
  if (!KIND.test(first)) return { street: null, houseNumber: null };
  const isNumber = /^(?:n\.?[ºo°]?\.?\s*)?(\d{1,4}\s?[a-z]?|s\/n)$/i.exec(second);
  if (isNumber?.[1]) return { street: first, houseNumber: isNumber[1] };
  const found = NUMBER.exec(first);
  return found?.[1]
    ? { street: first.slice(0, found.index).trim(), houseNumber: found[1] }
    : { street: first, houseNumber: null };
};
