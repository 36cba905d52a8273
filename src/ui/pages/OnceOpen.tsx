import { type ReactNode, useState } from 'react';

/** What lies over a page: drawn when it is first opened, not with the page, and kept so that it can close as it opened. */
export const OnceOpen = ({ open, children }: { open: boolean; children: ReactNode }) => {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened ? children : null;
};
