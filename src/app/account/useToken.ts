import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-admin';

/** The token in the address and whether the server still takes it. */
export const useToken = (name: string, check: (token: string) => Promise<void>) => {
  const { token = '' } = useParams<{ token: string }>();
  const { isPending, error, refetch } = useQuery({
    queryKey: [name, token],
    queryFn: async () => {
      await check(token);
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { token, isPending, error, askAgain: () => void refetch() };
};
