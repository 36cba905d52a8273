/** Without these signs at its end. An expression would begin anew at each sign of a long run of them in the middle. */
export const trimEndSigns = (text: string, signs: string): string => {
  let to = text.length;
  while (to > 0 && signs.includes(text[to - 1] ?? '')) to -= 1;
  return text.slice(0, to);
};

/** The same at both ends. */
export const trimSigns = (text: string, signs: string): string => {
  let from = 0;
  while (from < text.length && signs.includes(text[from] ?? '')) from += 1;
  return trimEndSigns(text.slice(from), signs);
};
