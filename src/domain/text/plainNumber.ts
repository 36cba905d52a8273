/** What stands between thousands and before decimals. */
export type Marks = { group: string; decimal: string };

const escaped = (mark: string): string => mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const formsOf = ({ group, decimal }: Marks) => {
  const [g, d] = [escaped(group), escaped(decimal)];
  const whole = (mark: string) => `[-+]?[1-9]\\d{0,2}(?:${mark}\\d{3})+`;
  return {
    grouped: new RegExp(`^${whole(g)}$`),
    own: new RegExp(`^(?:[-+]?\\d*|${whole(g)})${d}\\d*$`),
    other: new RegExp(`^${whole(d)}${g}\\d*$`),
  };
};

/**
 * A number as people write it, with a dot before its decimals and nothing else: `1.234,5` and `1234,5` by the marks of
 * their language, `2.45`, and `1,234.56`, which can only be meant one way. A dot before exactly three digits groups
 * thousands if `isGrouped`. Whatever is none of these stays as it is: its marks aren't dropped.
 */
export const plainNumber = (text: string, marks: Marks, isGrouped: boolean): string => {
  const { group, decimal } = marks;
  const hasGroups = group.trim() !== '';
  const forms = formsOf(marks);
  if (forms.own.test(text) || (isGrouped && hasGroups && forms.grouped.test(text)))
    return text.replaceAll(group, '').replace(decimal, '.');
  if (hasGroups && forms.other.test(text)) return text.replaceAll(decimal, '').replace(group, '.');
  return text;
};
