import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const IsUnsaved = createContext(false);
const TellUnsaved = createContext<(isUnsaved: boolean) => void>(() => {});

/** Whether the form of the page has typed changes: what acts on the row as it is stored waits until they are saved. */
export const useIsUnsaved = (): boolean => useContext(IsUnsaved);

/** The form tells what is around it. */
export const useTellUnsaved = (isUnsaved: boolean): void => {
  const tell = useContext(TellUnsaved);
  useEffect(() => {
    tell(isUnsaved);
    return () => tell(false);
  }, [isUnsaved, tell]);
};

/** Around a form and what stands beside it. */
export const UnsavedProvider = ({ children }: { children: ReactNode }) => {
  const [isUnsaved, tell] = useState(false);
  return (
    <TellUnsaved.Provider value={tell}>
      <IsUnsaved.Provider value={isUnsaved}>{children}</IsUnsaved.Provider>
    </TellUnsaved.Provider>
  );
};
