import { Box } from '@mui/material';
import { Form, type RaRecord } from 'react-admin';
import { set } from 'react-hook-form';
import { type ReactNode, useMemo } from 'react';
import type { Entity } from '#domain/entity';
import { writableFields } from '#domain/permissions';
import { type CrossRule, validateEntity } from '#domain/validation';
import { FormScopeProvider, type Verb } from './formScope.ts';
import { UnsavedChanges } from './UnsavedChanges.tsx';
import { useViewer } from './viewer.tsx';

export type Values = Record<string, unknown>;
export type Submit = (values: Values) => Promise<object | undefined>;

type Props = {
  entity: Entity;
  verb: Verb;
  /** Rules across fields, shared with the API (loadErrors …): message keys by field. */
  errors?: CrossRule<Values>;
  defaults?: Values;
  record?: Partial<RaRecord>;
  onSubmit: Submit;
  children: ReactNode;
};

/** Files are no column, so the entity knows nothing of them; a page's rules may still ask for one (Spec 7). */
const FILES = 'url';

/** Keeps typed values when a newer row arrives. */
const KEEP_TYPED = { keepDirtyValues: true };

/**
 * The form of an entity: checked while typing by the same schema as the API (Spec 5). What this person may not write is
 * not asked of them. Pages use EntityCreate and EntityEdit, or this inside a dialog.
 */
export const EntityForm = ({ entity, verb, errors, defaults, record, onSubmit, children }: Props) => {
  const { role } = useViewer();
  const scope = useMemo(() => ({ entity, verb }), [entity, verb]);
  const validate = (values: Values) => {
    const writable = writableFields(role, verb, entity.name);
    const found: Values = {};
    for (const [path, { key, args = {} }] of Object.entries(validateEntity(entity, values, errors)))
      if (path === FILES || writable.has(path.split('.')[0] ?? '')) set(found, path, { message: key, args });
    return found;
  };
  return (
    <FormScopeProvider value={scope}>
      <Form
        mode="onChange"
        noValidate
        validate={validate}
        defaultValues={defaults}
        record={record}
        resetOptions={KEEP_TYPED}
        onSubmit={onSubmit}
        warnWhenUnsavedChanges
        WarnWhenUnsavedChangesComponent={UnsavedChanges}
      >
        <Box>{children}</Box>
      </Form>
    </FormScopeProvider>
  );
};
