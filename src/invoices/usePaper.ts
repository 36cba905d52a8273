import { useDataProvider } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { carrierName } from '#domain/carriers';
import { carrierTax } from '#domain/invoices/carrierTax';
import type { Own, PaperReading } from '#domain/invoiceReading/reading';
import { isAdminLevel, type Viewer } from '#domain/roles';
import { SETTINGS_ID } from '#domain/settings';
import type { Provider } from '../provider/provider.ts';
import { isPdf } from '../provider/fileValue.ts';
import { useViewer } from '../ui/pages/viewer.tsx';
import { blankInvoice } from './blankInvoice.ts';
import { forgetItems } from './forgetItems.ts';
import { filledBy, type KnownCarrier, type PaperState, paperStateOf } from './paperState.ts';
import { readFile } from './readFile.ts';
import { useInvoiceValues } from './useInvoiceValues.ts';
import { paperOf } from './paperOf.ts';

/** The office's or the carrier's own names and numbers: what can't be read of them may be read from the paper. */
const ownOf = async (provider: Provider, { role, carrierId }: Viewer): Promise<Own> => {
  const own = isAdminLevel(role)
    ? provider.getOne('settings', { id: SETTINGS_ID })
    : provider.getOne('carriers', { id: carrierId });
  const { data } = await own.catch(() => ({ data: { nif: '', name: '' } }));
  return { nifs: [data.nif, data.vat].filter(Boolean), names: [carrierName(data)].filter(Boolean) };
};

/** The carrier with the tax number on the paper, if the office knows exactly one. */
const carrierOf = async (provider: Provider, { nif }: PaperReading, { role }: Viewer): Promise<KnownCarrier | null> => {
  if (!nif || !isAdminLevel(role)) return null;
  const query = { filter: { nif: nif.value }, pagination: { page: 1, perPage: 2 } };
  const { data } = await provider.getList('carriers', query).catch(() => ({ data: [] }));
  const [row, other] = data;
  return row && !other ? { id: Number(row.id), tax: carrierTax(row) } : null;
};

const read = async (src: string, file: File, viewer: Viewer, provider: Provider): Promise<PaperState> => {
  const found = await readFile(file, await ownOf(provider, viewer));
  const pages = found.isWhole ? undefined : found.pages;
  if ('failure' in found) return { src, pages, failure: found.failure, proposals: {}, warnings: [], accepted: [] };
  const carrier = await carrierOf(provider, found.reading, viewer);
  return { ...paperStateOf({ src, reading: found.reading, carrier, isOffice: isAdminLevel(viewer.role) }), pages };
};

/** Reads the PDF that a received invoice is made from as soon as it is there, and fills in what nobody has typed. */
export const usePaper = (): { isReading: boolean } => {
  const provider = useDataProvider<Provider>();
  const viewer = useViewer();
  const { getValues, setValue, trigger } = useFormContext();
  const paper = useInvoiceValues(values => (values.isEmitted ? null : paperOf(values)));
  const file = paper?.rawFile && isPdf(paper) ? paper.rawFile : null;
  const src = file ? (paper?.src ?? '') : '';
  const [isReading, setReading] = useState(false);
  // After a reload the file is gone, and what was read of it is still worth keeping.
  const hadFile = useRef(false);
  useEffect(() => {
    const wasThere = hadFile.current;
    hadFile.current = src !== '';
    if (src === (getValues('paper')?.src ?? '') || !(src || wasThere)) return;
    let isGone = false;
    const fill = (state: PaperState | null) => {
      const present = getValues();
      const filled = filledBy(state, present, blankInvoice(present));
      if ('carrierId' in filled || (state?.proposals.rawNif && !present.carrierId)) {
        forgetItems({ setValue, getValues });
        if (isAdminLevel(viewer.role))
          setValue('party', filled.carrierId || !state?.proposals.rawNif ? 'carrier' : 'external');
      }
      for (const [name, value] of Object.entries(filled)) setValue(name, value, { shouldDirty: true });
      setValue('paper', state);
      void trigger();
    };
    const run = async () => {
      setReading(!!file);
      const state = file ? await read(src, file, viewer, provider) : null;
      if (isGone) return;
      setReading(false);
      fill(state);
    };
    void run();
    return () => {
      isGone = true;
    };
  }, [src, file, viewer, provider, getValues, setValue, trigger]);
  return { isReading };
};
