import { createContext, useContext } from 'react';
import { useResourceContext, useWrappedSource } from 'react-admin';
import { entityOf } from '#domain/entities';
import { type Entity, isRequired } from '#domain/entity';
import type { FieldSpec } from '#domain/fields';
import { hiddenFields, writableFields } from '#domain/permissions';
import { isResourceName } from '#domain/resources';
import { useViewer } from '../pages/viewer.tsx';

export type Verb = 'create' | 'update';

/** What a form is for: its inputs learn from here what is required and what this person may write. */
type FormScope = {
  entity: Entity;
  verb: Verb;
  /** Whether parts of it may be drawn a moment after the others: not where something is put into it as it opens. */
  mayComeLater?: boolean;
} | null;

const FormScopeContext = createContext<FormScope>(null);
export const FormScopeProvider = FormScopeContext.Provider;

/** Whether parts of the form around may be drawn a moment after the others (Later.tsx). */
export const useMayComeLater = (): boolean => useContext(FormScopeContext)?.mayComeLater ?? false;

/** Whether what is inside is read-only, and the fields that may be typed all the same. */
export type Locking = { isLocked: boolean; open: readonly string[] };

const ReadOnlyContext = createContext<Locking>({ isLocked: false, open: [] });
export const ReadOnlyProvider = ReadOnlyContext.Provider;
export const useLocking = (): Locking => useContext(ReadOnlyContext);
/** Whether a `<ReadOnly>` around says that nothing may be typed. */
export const useReadOnly = (): boolean => useLocking().isLocked;

export type FieldAccess = {
  resource: string;
  spec: FieldSpec | undefined;
  required: boolean;
  disabled: boolean;
  /** Never sent to this role: not to be drawn. */
  hidden: boolean;
};

/**
 * What the entity and the permissions say of a field: `useField('weight')` → required, disabled, hidden.
 * A nested source (`origin.city`, `stops.0.city`) is as writable as the field it belongs to. In a filter nothing is
 * required and everything readable may be typed.
 */
export const useField = (source: string): FieldAccess => {
  const { role } = useViewer();
  const scope = useContext(FormScopeContext);
  const resource = useResourceContext() ?? '';
  const { isLocked, open } = useLocking();
  const path = useWrappedSource(source);
  const top = path.split('.')[0] ?? path;
  const entity = scope?.entity ?? (isResourceName(resource) ? entityOf(resource) : null);
  const name = entity?.name;
  const isField = !!entity && top in entity.inputFields;
  const writable = !scope || !name || !isField || writableFields(role, scope.verb, name).has(top);
  return {
    resource,
    spec: entity?.fields[path],
    required: !!scope && !!entity && writable && isRequired(entity, path),
    disabled: (isLocked && !open.includes(top)) || !writable,
    hidden: !!name && top !== 'password' && hiddenFields(role, name).has(top),
  };
};
