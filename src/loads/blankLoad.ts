import { BLANK_ADDRESS } from '../ui/inputs/blankAddress.ts';

/** Both ends are there from the start, so that what is missing in them is said where it is typed. */
export const BLANK_LOAD: Readonly<Record<string, unknown>> = {
  origin: BLANK_ADDRESS,
  destination: BLANK_ADDRESS,
  isPalleted: false,
};
