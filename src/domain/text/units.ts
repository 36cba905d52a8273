const UNITS: Readonly<Record<string, 'kg' | 't' | 'm'>> = {
  weight: 'kg',
  tonnage: 't',
  length: 'm',
  long: 'm',
  width: 'm',
  height: 'm',
};

/** The unit of a field's numbers; undefined if it has none. */
export const unitOf = (field: string): 'kg' | 't' | 'm' | undefined => UNITS[field];

/**
 * Whether values in a unit can reach 1000. Metres and tonnes can't, so there a dot before three digits is a decimal
 * point (`2.450`); elsewhere it groups thousands, as in Spain.
 */
export const reachesThousands = (unit: string | undefined): boolean => !['m', 't', 'tn'].includes(unit ?? '');
