/** What stands between thousands and before decimals. */
type Marks = { group: string; decimal: string };

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
 * Reads numbers as people write them by the marks of a language, giving them with a dot before their decimals and nothing
 * else: `1.234,5` and `1234,5`, `2.45`, and `1,234.56`, which can only be meant one way. A dot before exactly three digits
 * groups thousands if `isGrouped`. Whatever is none of these stays as it is: its marks aren't dropped.
 */
export const plainNumbers = (marks: Marks): ((text: string, isGrouped: boolean) => string) => {
  const { group, decimal } = marks;
  const forms = formsOf(marks);
  const hasGroups = group.trim() !== '';
  return (text, isGrouped) => {
    if (forms.own.test(text) || (isGrouped && hasGroups && forms.grouped.test(text)))
      return text.replaceAll(group, '').replace(decimal, '.');
    return hasGroups && forms.other.test(text) ? text.replaceAll(decimal, '').replace(group, '.') : text;
  };
};
