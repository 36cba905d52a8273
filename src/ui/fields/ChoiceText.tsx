import { useFieldValue } from 'react-admin';
import { useChoiceText } from '../inputs/useChoices.ts';

type Props = { source: string; value?: string | number | null; field?: string; resource?: string };

/** A choice as people read it: `<ChoiceText source="companyType" />` → `Sociedad`. */
export const ChoiceText = ({ source, value, field, resource }: Props) => {
  const found: unknown = useFieldValue({ source });
  const textOf = useChoiceText(field ?? source, resource);
  return <>{textOf(value === undefined ? found : value)}</>;
};
