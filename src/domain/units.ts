const UNITS: Readonly<Record<string, 'kg' | 't' | 'm'>> = {
  weight: 'kg',
  tonnage: 't',
  length: 'm',
  long: 'm',
  width: 'm',
  height: 'm',
};

/** What a field's figures are in; nothing for one that has no unit. */
export const unitOf = (field: string): 'kg' | 't' | 'm' | undefined => UNITS[field];

/**
 * Nothing on the road is a thousand metres long nor carries as many tonnes: a dot before three digits is that of the
 * decimals there, `2.450`, and between thousands everywhere else, as in Spain.
 */
export const reachesThousands = (unit: string | undefined): boolean => !['m', 't', 'tn'].includes(unit ?? '');
