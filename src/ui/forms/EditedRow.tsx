import { Box, Chip } from '@mui/material';
import { type RaRecord, useGetRecordRepresentation, useTranslate } from 'react-admin';
import { can, writableFields } from '#domain/permissions';
import { type ConflictState, Conflict } from './Conflict.tsx';
import { DeleteButton } from '../actions/DeleteButton.tsx';
import { DetailTabs } from '../pages/DetailTabs.tsx';
import type { EntityEditProps } from './EntityEdit.tsx';
import { EntityForm } from './EntityForm.tsx';
import { FormBar } from './FormBar.tsx';
import { FreshAfterSave } from './FreshAfterSave.tsx';
import { HistoryButton } from '../changes/HistoryButton.tsx';
import { LockBanner } from './LockBanner.tsx';
import { NewerRow } from './NewerRow.tsx';
import { PageTitle } from '../pages/PageTitle.tsx';
import { ReadOnly } from './ReadOnly.tsx';
import { RestoreButton } from '../actions/RestoreButton.tsx';
import { useDraft } from './useDraft.ts';
import { useCancel, useLeave } from './useLeave.ts';
import { useSave } from './useSave.ts';
import { useViewer } from '../pages/viewer.tsx';
import { useState } from 'react';

/** Why nothing can be typed; null when it can. */
const refusalOf = (isRestorable: boolean, readable: boolean, locked: string | null): string | null => {
  if (isRestorable) return 'app.lock.disabled';
  return readable ? locked : 'app.lock.notAllowed';
};

/** The loaded row of an EntityEdit. */
export const EditedRow = ({ record, ...props }: EntityEditProps & { record: RaRecord }) => {
  const { entity, form: Inputs, aside, related, remove, restorable, tabs } = props;
  const resource = entity.name;
  const viewer = useViewer();
  const translate = useTranslate();
  const [conflict, setConflict] = useState<ConflictState>(null);
  const [saves, setSaves] = useState(0);
  const writable = writableFields(viewer.role, 'update', resource);
  const isRestorable = record.disabled && (restorable?.(record) ?? true);
  const refusal = refusalOf(isRestorable, writable.size > 0, props.locked?.(record, viewer) ?? null);
  const isLocked = refusal !== null;
  const open = isLocked && !record.disabled ? (props.open?.(record, viewer) ?? []) : [];
  const draft = useDraft();
  const kept = isLocked ? null : draft.kept;
  const [isRestoring, setIsRestoring] = useState(kept !== null);
  // What was typed before a reload goes on from the row as it was then.
  const [base, setBase] = useState(kept?.base ?? record);
  const leave = useLeave(resource, props.redirect);
  const cancel = useCancel(resource, props.redirect);
  const onSubmit = useSave({
    resource,
    previous: base,
    writable: isLocked ? new Set(open) : writable,
    transform: props.transform,
    onSaved: saved => {
      setBase(saved);
      setSaves(saves + 1);
      leave(saved);
    },
    onConflict: setConflict,
    onStored: setBase,
  });
  const goOn = (current: RaRecord) => {
    setBase(current);
    setConflict(null);
  };
  const name = useGetRecordRepresentation(resource)(record);
  const written = typeof props.title === 'function' ? props.title(record) : props.title;
  const title = written ?? `${translate(`resources.${resource}.name`, { smart_count: 1 })} ${name}`;
  const mayRemove = can(viewer.role, 'remove', resource);
  const data = (
    <>
      <EntityForm
        entity={entity}
        verb="update"
        errors={props.errors}
        record={base}
        onSubmit={onSubmit}
        stays={props.redirect === false}
        draft={isLocked ? undefined : draft}
        onRestored={() => setIsRestoring(false)}
      >
        <ReadOnly when={isLocked} open={open}>
          <Inputs />
        </ReadOnly>
        <ReadOnly when={isLocked && !open.length}>
          <FormBar notice={props.notice} onCancel={() => cancel(record)}>
            {mayRemove && isRestorable && <RestoreButton />}
            {mayRemove && !record.disabled && remove !== false && (remove ?? <DeleteButton onDeleted={leave} />)}
          </FormBar>
        </ReadOnly>
        <FreshAfterSave saves={saves} />
        {!isRestoring && <NewerRow base={base} newer={record} onTake={setBase} />}
        <Conflict state={conflict} record={base} onDone={goOn} />
      </EntityForm>
      {related}
    </>
  );
  return (
    <>
      <PageTitle
        title={title}
        actions={props.actions}
        badge={
          <>
            {isRestorable && <Chip size="small" color="error" label={translate('app.list.disabled')} />}
            {props.badge}
            <HistoryButton />
          </>
        }
      />
      {refusal && <LockBanner reason={refusal} />}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: aside ? '1fr 320px' : '1fr' } }}>
        <Box sx={{ minWidth: 0 }}>
          {tabs ? (
            <DetailTabs
              tabs={[{ key: 'data', label: `resources.${resource}.sections.data`, content: data }, ...tabs]}
            />
          ) : (
            data
          )}
        </Box>
        {aside && <Box component="aside">{aside}</Box>}
      </Box>
    </>
  );
};
