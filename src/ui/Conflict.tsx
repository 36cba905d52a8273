import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useResourceContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isSame } from '../app/changes.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

export type ConflictState = RaRecord | null;

type Props = { state: ConflictState; record: RaRecord; onDone: (current: RaRecord) => void };

/** What always differs between two states of a row. */
const ALWAYS = ['version', 'updatedAt'];

/** Offers the two ways out of a conflict (Design 4). Either way the form goes on from the newer version. */
export const Conflict = ({ state, record, onDone }: Props) => {
  const resource = useResourceContext() ?? '';
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const { reset } = useFormContext();
  const goOn = (discard: boolean) => {
    if (!state) return;
    if (discard) reset(state);
    queryClient.setQueryData([resource, 'getOne', { id: String(state.id), meta: undefined }], state);
    onDone(state);
  };
  const changed = Object.keys(state ?? {}).filter(
    name => !ALWAYS.includes(name) && !isSame(state?.[name], record[name]),
  );
  return (
    <ConflictDialog
      open={state !== null}
      fields={changed.map(name => translate(`resources.${resource}.fields.${name}`, { _: name }))}
      onReload={() => goOn(true)}
      onKeep={() => goOn(false)}
    />
  );
};
