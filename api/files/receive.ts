/** A file that came with a request, checked and already in the store, waiting for its row. */
export type ReceivedFile = {
  name: string;
  title: string;
  type: string;
  size: number;
  sha256: string;
};
