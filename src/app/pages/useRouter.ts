import { useContext } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router-dom';

/** What react-admin's router provider has no words for is asked of the router itself, whose state is ahead of what is drawn. */
export const useRouter = () => useContext(UNSAFE_DataRouterContext)?.router;
