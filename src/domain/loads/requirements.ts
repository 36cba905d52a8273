import { flag } from '../fields.ts';

/** Where a vehicle may go (Spec 3). */
export const SCOPES = ['isLocal', 'isNational', 'isInternational'] as const;
/** What a vehicle is fit for. */
export const SPECIALS = ['isLona', 'isAdr', 'isFrigo'] as const;
/** Every flag that a route can ask for and a vehicle can offer (Design 6). */
export const REQUIREMENTS = [...SCOPES, ...SPECIALS] as const;
export type Requirement = (typeof REQUIREMENTS)[number];

export const requirementFields = {
  isLocal: flag(),
  isNational: flag(),
  isInternational: flag(),
  isFrigo: flag(),
  isLona: flag(),
  isAdr: flag(),
};

type Flags = Partial<Record<Requirement, boolean | null>>;

/** Frigo and Lona exclude each other: the one just set clears the other (Spec 4). */
export const withExclusiveFlags = <F extends Flags>(flags: F, justSet: Requirement): F => {
  if (justSet === 'isFrigo' && flags.isFrigo) return { ...flags, isLona: false };
  if (justSet === 'isLona' && flags.isLona) return { ...flags, isFrigo: false };
  return flags;
};

/** The flags that are set, in the order of REQUIREMENTS. */
export const requiredFlags = (flags: Flags | null | undefined): Requirement[] =>
  REQUIREMENTS.filter(requirement => flags?.[requirement] === true);
