import { useResourceContext, useTranslate } from 'react-admin';

/** The texts of a choice field: `resources.<resource>.choices.<field>.<value>`. */
export const useChoiceText = (field: string, resource?: string): ((value: unknown) => string) => {
  const translate = useTranslate();
  const context = useResourceContext();
  const key = `resources.${resource ?? context ?? ''}.choices.${field}`;
  return value => (value === null || value === undefined ? '' : translate(`${key}.${value}`, { _: String(value) }));
};
