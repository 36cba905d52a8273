import { Form, type RaRecord } from 'react-admin';
import { type BaseSyntheticEvent, type ReactNode, useMemo } from 'react';
import { validating } from './formCheck.ts';
import { FormFrame } from './FormFrame.tsx';
import { type FormRules, formProblems } from './formProblems.ts';
import { FormScopeProvider } from './formScope.ts';
import { KeptDraft } from './KeptDraft.tsx';
import { TellWrong } from './TellWrong.tsx';
import { UnsavedChanges } from './UnsavedChanges.tsx';
import type { FormDraft } from './useDraft.ts';
import { useSendOnce } from './useSendOnce.ts';
import { useViewer } from '../pages/viewer.tsx';

export type Values = Record<string, unknown>;
/** `event` is the submit event of the page, which knows the button that was pressed. */
export type Submit = (values: Values, event?: BaseSyntheticEvent) => Promise<object | undefined>;

type Props = FormRules & {
  defaults?: Values;
  record?: Partial<RaRecord>;
  onSubmit: Submit;
  /** Saved, it stays on the screen to be saved again. */
  stays?: boolean;
  /** Over another form, which asks before typed changes are lost: a router has one that asks. */
  inDialog?: boolean;
  /** Keeps what is typed over a reload. */
  draft?: FormDraft;
  onRestored?: () => void;
  children: ReactNode;
};

const isRow = (record: Props['record']): record is RaRecord => record?.id !== undefined;

/** Keeps typed values when a newer row arrives. */
const KEEP_TYPED = { keepDirtyValues: true };

/**
 * The form of an entity: checked while typing by the same schema as the API (Spec 5). What this person may not write is
 * not asked of them. Pages use EntityCreate and EntityEdit, or this inside a dialog.
 */
export const EntityForm = ({ entity, verb, errors, defaults, record, onSubmit, children, ...rest }: Props) => {
  const { role } = useViewer();
  const { stays, inDialog, draft, onRestored } = rest;
  // Defaults and a draft are put into fields that are there.
  const mayComeLater = isRow(record) && !draft?.kept;
  const scope = useMemo(() => ({ entity, verb, mayComeLater }), [entity, verb, mayComeLater]);
  const check = (values: Values) => formProblems({ entity, verb, errors }, role, values, record);
  const labels = (values: Values) =>
    Object.fromEntries(
      Object.entries(entity.renamed(values)).map(([path, name]) => [path, `resources.${entity.name}.fields.${name}`]),
    );
  const sendOnce = useSendOnce(onSubmit, { stays });
  return (
    <FormScopeProvider value={scope}>
      <Form
        mode="onChange"
        noValidate
        validate={validating(check)}
        defaultValues={defaults}
        record={record}
        resetOptions={KEEP_TYPED}
        onSubmit={sendOnce}
        shouldFocusError={false}
        disableInvalidFormNotification
        warnWhenUnsavedChanges={!inDialog}
        WarnWhenUnsavedChangesComponent={UnsavedChanges}
      >
        <TellWrong />
        {draft && <KeptDraft draft={draft} base={isRow(record) ? record : undefined} onRestored={onRestored} />}
        <FormFrame check={check} labels={labels}>
          {children}
        </FormFrame>
      </Form>
    </FormScopeProvider>
  );
};
