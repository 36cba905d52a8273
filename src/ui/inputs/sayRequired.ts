/** What says to a screen reader that a field is required: the star of its label only says so to the eye. */
const REQUIRED = { 'aria-required': true };

export const requiredSelect = (required: boolean | undefined) =>
  required ? { slotProps: { select: { SelectDisplayProps: REQUIRED } } } : {};

/** A list that is searched by typing sets the attributes of its input by itself, so this is said to the input. */
export const requiredSearch = (required: boolean | undefined) => ({
  inputRef: (input: HTMLInputElement | null) => input?.setAttribute('aria-required', String(required === true)),
});
