import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { homeFigures } from '#domain/homeFigures';
import { formatNumber } from '#domain/figures';
import type { MenuKey } from '#domain/menu';
import { useViewer } from '../../ui/pages/viewer.tsx';

const ONE = { page: 1, perPage: 1 };
const SORT = { field: 'id', order: 'DESC' } as const;

/** What waits under each entry, as a line of text: `12 sin asignar · 28 en curso`; empty where nothing waits, or was not answered, and null for an entry that counts nothing. */
export const useHomeFigures = (): ((entry: MenuKey) => string | null) => {
  const { role } = useViewer();
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const figures = homeFigures(role);
  const counted = useQueries({
    queries: figures.map(({ resource, filter }) => ({
      queryKey: [resource, 'homeFigure', filter],
      queryFn: async () => (await dataProvider.getList(resource, { filter, pagination: ONE, sort: SORT })).total ?? 0,
      retry: false,
    })),
  });
  const said = figures.map(({ text }, index) => {
    const count = counted[index]?.data;
    return count ? translate(`home.figures.${text}`, { smart_count: count, count: formatNumber(count) }) : '';
  });
  return entry => {
    if (!figures.some(figure => figure.entry === entry)) return null;
    return said.filter((text, index) => text && figures[index]?.entry === entry).join(' · ');
  };
};
