import { QueryClient } from '@tanstack/react-query';

/** Asked even when the browser believes to be offline, so that the failure is told (Spec 8); never asked twice by itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
