import { EditBase, useEditContext } from 'react-admin';
import type { ComponentType, ReactNode } from 'react';
import type { Entity } from '#domain/entity';
import { Allowed } from '../pages/Allowed.tsx';
import type { DetailTab } from '../pages/DetailTabs.tsx';
import { EditedRow } from './EditedRow.tsx';
import type { Values } from './EntityForm.tsx';
import type { FormRules } from './formProblems.ts';
import { LoadFailure } from '../pages/LoadFailure.tsx';
import type { OfRow, OpenFields, RowLock } from '../fields/row.ts';
import { DetailSkeleton } from '../pages/Skeletons.tsx';
import { UnsavedProvider } from './UnsavedProvider.tsx';
import type { Redirect } from './useLeave.ts';

export type EntityEditProps = {
  /** From #domain: what is asked, required and checked. */
  entity: Entity;
  /** The inputs, shared with EntityCreate. `useRecordContext()` is the row. */
  form: ComponentType;
  /** Key or text of the h1, or made from the row; the name of the resource and of the row by itself. */
  title?: string | OfRow<string>;
  /** Beside the h1: a StatusBadge. */
  badge?: ReactNode;
  /** Buttons beside the h1; the row is their record context. */
  actions?: ReactNode;
  /** Rules across fields, as loadErrors: message keys by field. */
  errors?: FormRules['errors'];
  /** Why this row can't be changed, as a message key; null when it can: loadEditRefusal. */
  locked?: RowLock;
  /** What of a locked row may be changed all the same: openLoadFields. */
  open?: OpenFields;
  /** Last change to what is sent; only what differs from the row is sent. */
  transform?: (values: Values) => Values;
  /** Where to go when saved; the list, or back, by itself. False: stay. */
  redirect?: Redirect;
  /** No delete button whatever the role; or the page's own, in its place. */
  remove?: ReactNode | false;
  /** Which removed rows may come back; every one by itself. */
  restorable?: OfRow<boolean>;
  /** Said beside the button that saves. */
  notice?: ReactNode;
  /** Beside the form on a wide screen, under it on others: a timeline, totals. */
  aside?: ReactNode;
  /** Under the form, outside of it: related lists. */
  related?: ReactNode;
  /** More parts of the row, each a tab beside the form's own, which is called `resources.X.sections.data`. */
  tabs?: readonly (DetailTab | false)[];
  /** The row's id, when the page's address does not have it (`/settings`). */
  id?: number;
};

/**
 * The page of a row: form, delete or restore, and what belongs to the row. Nothing typed is lost on a failure, on a
 * conflict or by leaving. Read-only, with the reason on top, when disabled, locked or not this person's to change.
 *
 *   export const LoadEdit = () => (
 *     <EntityEdit entity={loads} form={LoadInputs} errors={loadErrors} aside={<Timeline />}
 *       locked={(load, viewer) => loadEditRefusal(load, viewer.role, new Date())} />
 *   );
 */
export const EntityEdit = (props: EntityEditProps) => (
  <Allowed action="read" resource={props.entity.name}>
    <EditBase
      resource={props.entity.name}
      id={props.id}
      mutationMode="pessimistic"
      redirect={false}
      disableAuthentication
      queryOptions={{ onError: () => {} }}
    >
      <Loaded {...props} />
    </EditBase>
  </Allowed>
);

const Loaded = (props: EntityEditProps) => {
  const { record, error, isPending, refetch } = useEditContext();
  if (record)
    return (
      <UnsavedProvider key={record.id}>
        <EditedRow {...props} record={record} />
      </UnsavedProvider>
    );
  if (isPending) return <DetailSkeleton />;
  return <LoadFailure error={error} retry={refetch} />;
};
