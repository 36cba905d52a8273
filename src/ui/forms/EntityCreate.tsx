import { CreateBase, type RaRecord, useLocation, useNavigate, useRecordFromLocation } from 'react-admin';
import { type BaseSyntheticEvent, type ComponentType, type ReactNode, useMemo, useRef } from 'react';
import type { Entity } from '#domain/entity';
import { writableFields } from '#domain/permissions';
import type { CrossRule } from '#domain/validation';
import { Allowed } from '../pages/Allowed.tsx';
import { EntityForm, type Submit, type Values } from './EntityForm.tsx';
import { FirstField } from './FirstField.tsx';
import { AGAIN, FormBar } from './FormBar.tsx';
import { PageTitle } from '../pages/PageTitle.tsx';
import { useDraft } from './useDraft.ts';
import { type Redirect, useCancel, useLeave } from './useLeave.ts';
import { useSave } from './useSave.ts';
import { useViewer } from '../pages/viewer.tsx';

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
  /** What the next row starts with when this one is saved to go on with another; without it that isn't offered. */
  again?: (values: Values) => Values;
  /** Said beside the button that saves. */
  notice?: ReactNode;
};

/** What is asked of a new row, wherever it is added. */
export type NewRowForm = Pick<EntityCreateProps, 'entity' | 'form' | 'errors' | 'defaults' | 'transform'>;

/**
 * The page that adds a row:
 *
 *   export const CarrierCreate = () => <EntityCreate entity={carriers} form={CarrierInputs} defaults={{ isNational: true }} />;
 */
export const EntityCreate = (props: EntityCreateProps) => (
  <Allowed action="create" resource={props.entity.name}>
    <CreateBase resource={props.entity.name} disableAuthentication>
      <Rounds {...props} />
    </CreateBase>
  </Allowed>
);

/** Each new row has a form of its own, also the one after "save and create another". */
const Rounds = (props: EntityCreateProps) => {
  const { state } = useLocation();
  return <NewRow key={state?.round ?? 0} {...props} />;
};

const isAgain = (event: BaseSyntheticEvent | undefined): boolean => {
  const pressed = event?.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
  return pressed instanceof HTMLButtonElement && pressed.value === AGAIN;
};

const NewRow = (props: EntityCreateProps) => {
  const { entity, form: Inputs, title, errors, defaults, transform, redirect, actions, again, notice } = props;
  const resource = entity.name;
  const { role } = useViewer();
  const given = useRecordFromLocation();
  const initial = useMemo(() => ({ ...defaults, ...given }), [defaults, given]);
  const leave = useLeave(resource, redirect);
  const cancel = useCancel(resource);
  const goOn = useNavigate();
  const { pathname, state } = useLocation();
  const draft = useDraft();
  const onward = useRef<Values | null>(null);
  const onSaved = (saved: RaRecord) => {
    if (!onward.current) return leave(saved);
    goOn(pathname, { replace: true, state: { record: onward.current, round: (state?.round ?? 0) + 1 } });
  };
  const save = useSave({ resource, writable: writableFields(role, 'create', resource), transform, onSaved });
  const onSubmit: Submit = (values, event) => {
    onward.current = again && isAgain(event) ? again(values) : null;
    return save(values);
  };
  return (
    <>
      <PageTitle title={title ?? `resources.${resource}.page.create`} actions={actions} />
      <EntityForm entity={entity} verb="create" errors={errors} defaults={initial} onSubmit={onSubmit} draft={draft}>
        <FirstField>
          <Inputs />
        </FirstField>
        <FormBar isNew again={!!again} notice={notice} onCancel={() => cancel()} />
      </EntityForm>
    </>
  );
};
