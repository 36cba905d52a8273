import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { entityOf } from '#domain/entities';
import { isResourceName } from '#domain/resources';
import { isSame } from '../../provider/changes.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { type FieldChange, useFieldChange } from '../changes/useFieldChange.ts';

export type ConflictState = RaRecord | null;

type Props = { state: ConflictState; record: RaRecord; onDone: (current: RaRecord) => void };

/** What always differs between two states of a row. */
const ALWAYS = ['version', 'updatedAt'];

/** What somebody else changed, field by field; what follows from a field (a client's name from its id) says nothing more. */
const useChanges = () => {
  const resource = useResourceContext() ?? '';
  const changeOf = useFieldChange(resource);
  const { fields = {} } = (isResourceName(resource) && entityOf(resource)) || {};
  return (theirs: RaRecord, before: RaRecord): FieldChange[] =>
    Object.keys(fields)
      .filter(name => !ALWAYS.includes(name) && !isSame(theirs[name], before[name]))
      .map(name => changeOf(name, before[name], theirs[name], theirs));
};

/** Offers the two ways out of a conflict (Design 4). Either way the form goes on from the newer version. */
export const Conflict = ({ state, record, onDone }: Props) => {
  const resource = useResourceContext() ?? '';
  const queryClient = useQueryClient();
  const changesOf = useChanges();
  const { reset } = useFormContext();
  const goOn = (discard: boolean) => {
    if (!state) return;
    if (discard) reset(state);
    queryClient.setQueryData([resource, 'getOne', { id: String(state.id), meta: undefined }], state);
    onDone(state);
  };
  return (
    <ConflictDialog
      open={state !== null}
      changes={state ? changesOf(state, record) : []}
      onReload={() => goOn(true)}
      onKeep={() => goOn(false)}
    />
  );
};
