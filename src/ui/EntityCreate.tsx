import { CreateBase, useRecordFromLocation } from 'react-admin';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import type { Entity } from '#domain/entity';
import { writableFields } from '#domain/permissions';
import type { CrossRule } from '#domain/validation';
import { Allowed } from './Allowed.tsx';
import { EntityForm, type Values } from './EntityForm.tsx';
import { FormBar } from './FormBar.tsx';
import { PageTitle } from './PageTitle.tsx';
import { type Redirect, useLeave } from './useLeave.ts';
import { useSave } from './useSave.ts';
import { useViewer } from './viewer.tsx';

export type EntityCreateProps = {
  /** From #domain: what is asked, required and checked. */
  entity: Entity;
  /** The inputs, shared with EntityEdit. */
  form: ComponentType;
  /** Key or text of the h1; `resources.X.page.create` by itself. */
  title?: string;
  /** Rules across fields, as loadErrors: message keys by field. */
  errors?: CrossRule<Values>;
  /** What a new row starts with. What the page was opened with (`state.record`) goes on top. */
  defaults?: Values;
  /** Last change to what is sent. */
  transform?: (values: Values) => Values;
  /** Where to go when saved; the list, or back, by itself. */
  redirect?: Redirect;
  actions?: ReactNode;
};

/**
 * The page that adds a row:
 *
 *   export const CarrierCreate = () => <EntityCreate entity={carriers} form={CarrierInputs} defaults={{ isNational: true }} />;
 */
export const EntityCreate = (props: EntityCreateProps) => (
  <Allowed action="create" resource={props.entity.name}>
    <CreateBase resource={props.entity.name}>
      <NewRow {...props} />
    </CreateBase>
  </Allowed>
);

const NewRow = ({ entity, form: Inputs, title, errors, defaults, transform, redirect, actions }: EntityCreateProps) => {
  const resource = entity.name;
  const { role } = useViewer();
  const given = useRecordFromLocation();
  const initial = useMemo(() => ({ ...defaults, ...given }), [defaults, given]);
  const leave = useLeave(resource, redirect);
  const onSubmit = useSave({ resource, writable: writableFields(role, 'create', resource), transform, onSaved: leave });
  return (
    <>
      <PageTitle title={title ?? `resources.${resource}.page.create`} actions={actions} />
      <EntityForm entity={entity} verb="create" errors={errors} defaults={initial} onSubmit={onSubmit}>
        <Inputs />
        <FormBar alwaysEnable />
      </EntityForm>
    </>
  );
};
