import { useDataProvider } from 'react-admin';
import { useEffect, useState } from 'react';
import type { Provider } from '../../provider/provider.ts';

export type PdfAddress = { address: string | null; content: Blob | null; failed: boolean };

const WAITING: PdfAddress = { address: null, content: null, failed: false };

/**
 * A stored PDF with an address at which it can be shown inside a page. The server lets no file be a page with rights of
 * its own (CSP sandbox, Design 8), and a browser's viewer does not start in such a one: so the content is fetched and
 * shown from memory. Null until it is here; `failed` when it can't be had.
 */
export const usePdfAddress = (path: string): PdfAddress => {
  const provider = useDataProvider<Provider>();
  const [state, setState] = useState<PdfAddress>(WAITING);
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    const show = async () => {
      const content = await provider.fileContent(path);
      if (isGone) return;
      made = URL.createObjectURL(content);
      setState({ address: made, content, failed: false });
    };
    show().catch(() => setState({ ...WAITING, failed: true }));
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [path, provider]);
  return state;
};
