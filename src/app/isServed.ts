/** Whether the server answers at all. */
export const isServed = async (): Promise<boolean> => {
  try {
    return (await fetch('/api/health')).ok;
  } catch {
    return false;
  }
};
