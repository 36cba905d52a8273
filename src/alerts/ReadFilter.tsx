import { useTranslate } from 'react-admin';
import { SelectFilter } from '../ui/filters/SelectFilter.tsx';

/** Read or not, as a quick filter: a choice of texts for a boolean. */
export const ReadFilter = () => {
  const translate = useTranslate();
  const choices = [false, true].map(id => ({ id, name: translate(`resources.alerts.choices.isRead.${id}`) }));
  return <SelectFilter source="isRead" choices={choices} />;
};
