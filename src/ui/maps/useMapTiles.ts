import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Provider } from '../../provider/provider.ts';

export type MapTiles = { url: string; attribution: string };
type Answer = { tiles: MapTiles | null };

/** Where the maps take their pictures from; undefined until it is known, null when nowhere. Asked once. */
export const useMapTiles = (): MapTiles | null | undefined => {
  const provider = useDataProvider<Provider>();
  const { data, isError } = useQuery({
    queryKey: ['settings', 'map'],
    queryFn: () => provider.call<Answer>('GET', '/settings/map'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isError ? null : data?.tiles;
};
