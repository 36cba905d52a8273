import { createContext, useContext } from 'react';

export const QuickOpenContext = createContext<(() => void) | null>(null);

/** Opens the dialog that finds anything; null for drivers, whose few pages are before their eyes. */
export const useQuickOpen = () => useContext(QuickOpenContext);
