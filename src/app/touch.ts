/** Where what is pointed with is a finger. */
export const TOUCH = '@media (pointer: coarse)';
