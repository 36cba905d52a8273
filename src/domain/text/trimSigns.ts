/**
 * A text without these signs at its end. Not a regular expression, which restarts at every sign of a long run in the
 * middle.
 */
export const trimEndSigns = (text: string, signs: string): string => {
  let to = text.length;
  while (to > 0 && signs.includes(text[to - 1] ?? '')) to -= 1;
  return text.slice(0, to);
};

/** A text without these signs at both ends. */
export const trimSigns = (text: string, signs: string): string => {
  let from = 0;
  while (from < text.length && signs.includes(text[from] ?? '')) from += 1;
  return trimEndSigns(text.slice(from), signs);
};
