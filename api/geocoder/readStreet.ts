import { fold } from '#domain/text/fold';

type Street = { street: string | null; houseNumber: string | null };

const KIND =
  /^(c\/|c\.|calle|avda?\.?|avenida|av\.|paseo|plaza|pza\.?|ctra\.?|carretera|camino|ronda|traves[ií]a|pol[ií]gono|pol\.|pg\.|urb\.?|autov[ií]a|r[uú]a|carrer|kalea)(?=[\s.]|$)/i;
/** '12', 'nº 12', '12 B', 's/n'. */
const NUMBER = String.raw`(?:n\.?[ºo°]?\.?\s*)?(\d{1,4}(?:\s?[a-z])?|s\/n)`;
const ONLY_NUMBER = new RegExp(`^${NUMBER}$`, 'i');
const LAST_NUMBER = new RegExp(String.raw`[\s,]+${NUMBER}$`, 'i');

/** 'Calle Mayor 5 Getafe' → 'Calle Mayor 5': people leave out the comma. */
const withoutTown = (text: string, town: string | null): string => {
  const cut = text.length - (town?.length ?? 0);
  return town && cut > 0 && fold(text.slice(cut)) === fold(town) ? text.slice(0, cut).trim() : text;
};

/**
 * The street and number at the start of a typed address: 'C/ Mayor, 5, Getafe', 'Avenida del Puerto 12'. Both null if
 * it doesn't start with a street. `town`: the part recognised as the town.
 */
export const readStreet = (text: string, town: string | null): Street => {
  const [first = '', second = ''] = text.split(',').map(part => withoutTown(part.trim(), town));
  if (!KIND.test(first)) return { street: null, houseNumber: null };
  const number = ONLY_NUMBER.exec(second)?.[1];
  if (number) return { street: first, houseNumber: number };
  const found = LAST_NUMBER.exec(first);
  return found?.[1]
    ? { street: first.slice(0, found.index).trim(), houseNumber: found[1] }
    : { street: first, houseNumber: null };
};
