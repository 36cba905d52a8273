import { type RaRecord, useRecordContext } from 'react-admin';
import { loadEditRefusal, loadErrors, loadLabel, loads, openLoadFields } from '#domain/loads';
import type { Viewer } from '#domain/roles';
import { DocumentsRelated } from '../documents/DocumentsRelated.tsx';
import { EntityEdit } from '../ui/forms/EntityEdit.tsx';
import { StatusBadge } from '../ui/fields/StatusBadge.tsx';
import { AddPapers } from './AddPapers.tsx';
import { DuplicateLoad } from './DuplicateLoad.tsx';
import { IncompleteStops } from './IncompleteStops.tsx';
import { LoadAside } from './LoadAside.tsx';
import { LoadInputs } from './LoadInputs.tsx';
import { LoadPapers } from './LoadPapers.tsx';
import type { LoadView } from './LoadView.ts';
import { usePaperGaps } from './usePaperGaps.ts';
import { RemoveLoad } from './RemoveLoad.tsx';
import { sentLoad } from './sentLoad.ts';

/** Why the data can't be changed, with what still can. */
const REASONS: Record<string, string> = {
  'errors.loads.invoiced': 'resources.loads.help.invoiced',
  'errors.loads.locked': 'resources.loads.help.locked',
};

const open = (load: RaRecord, { role }: Viewer) => openLoadFields({ ...load, status: load.status }, role, new Date());

const refusal = (load: RaRecord, viewer: Viewer) => {
  if (open(load, viewer).length) return 'resources.loads.help.lockedWithoutPrice';
  const reason = loadEditRefusal({ ...load, status: load.status }, viewer.role, new Date());
  return reason && (REASONS[reason] ?? reason);
};

/** An order with its tracking and its papers. Invoiced or locked its data stay, its papers can still be added. */
export const LoadEdit = () => (
  <EntityEdit
    entity={loads}
    form={LoadInputs}
    title={load => `${loadLabel({ id: load.id })}`}
    badge={<StatusBadge />}
    actions={<Actions />}
    errors={loadErrors}
    transform={sentLoad}
    locked={refusal}
    open={open}
    redirect={false}
    notice={<IncompleteStops />}
    remove={<RemoveLoad />}
    aside={<LoadAside />}
    related={<Papers />}
  />
);

const Actions = () => {
  const load = useRecordContext<LoadView>();
  const gaps = usePaperGaps()(load);
  return (
    <>
      {load && <LoadPapers load={load} gaps={gaps ? [gaps] : []} />}
      <DuplicateLoad />
    </>
  );
};

const Papers = () => {
  const load = useRecordContext<LoadView>();
  return <DocumentsRelated owner="loadId" actions={load && !load.disabled && <AddPapers load={load} />} />;
};
