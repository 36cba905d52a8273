import { useTranslate } from 'react-admin';
import { hiddenFields } from '#domain/permissions';
import { SelectFilter } from '../ui/filters/SelectFilter.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';

const WORDS = { emitted: 'income', received: 'expense' } as const;

/** Which way, as a quick filter; for accountants in the words of the books, since they are not told who emitted what. */
export const DirectionFilter = () => {
  const translate = useTranslate();
  const { role } = useViewer();
  const isTold = !hiddenFields(role, 'invoices').has('isEmitted');
  const nameOf = (direction: keyof typeof WORDS) =>
    isTold ? `choices.direction.${direction}` : `choices.flow.${WORDS[direction]}`;
  return (
    <SelectFilter
      source="direction"
      label="resources.invoices.short.direction"
      choices={(['emitted', 'received'] as const).map(id => ({
        id,
        name: translate(`resources.invoices.${nameOf(id)}`),
      }))}
    />
  );
};
