import { type Identifier, type RaRecord, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import type { Provider } from '../../provider/provider.ts';
import { StoredInPart } from '../../provider/StoredInPart.ts';
import type { Submit, Values } from './EntityForm.tsx';
import { explanationOf, type Failure, failureOf } from '../actions/failure.ts';
import { recordArgs, withoutBlanks } from '../fields/recordArgs.ts';

type Options = {
  resource: string;
  /** The row that is changed; without it, a row is created. */
  previous?: RaRecord;
  /** The names that this person may write: the rest is left out. */
  writable: ReadonlySet<string>;
  transform?: (values: Values) => Values;
  onSaved: (record: RaRecord) => void;
  onConflict?: (current: RaRecord) => void;
  /** The row's data are stored, its files aren't yet. */
  onStored?: (stored: RaRecord) => void;
};

/**
 * What goes along with a row though it is no column, and is sent: files (Spec 7), and the password of now of who changes the own way in.
 */
const ALONG: ReadonlySet<string> = new Set(['url', 'currentPassword']);

const isRow = (current: Failure['current']): current is RaRecord => current?.id !== undefined;

const sendable = (values: Values, writable: ReadonlySet<string>): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => writable.has(name) || ALONG.has(name)));

/**
 * Saves a form and says how it went. A failure answers the errors to be put under the fields and one for the whole form,
 * so that what was typed counts as unsaved still; a conflict is handed to `onConflict`, which says it instead.
 */
export const useSave = ({ resource, previous, writable, transform, onSaved, ...on }: Options): Submit => {
  const provider = useDataProvider<Provider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const notices = `resources.${resource}.notifications`;
  const verb = previous ? 'updated' : 'created';

  const send = async (values: Values): Promise<RaRecord> => {
    const data = sendable(transform ? transform(values) : values, writable);
    if (!previous) return (await provider.create(resource, { data })).data;
    const id: Identifier = previous.id;
    return (await provider.update(resource, { id, data, previousData: previous })).data;
  };

  /** What is wrong, also of fields that the form doesn't show. */
  const explain = (failure: Failure): string =>
    explanationOf(failure, translate, field => translate(`resources.${resource}.fields.${field}`));

  return async values => {
    try {
      const saved = await send(values);
      queryClient.setQueryData([resource, 'getOne', { id: String(saved.id), meta: undefined }], saved);
      const messageArgs = { smart_count: 1, ...recordArgs(values), ...recordArgs(saved) };
      notify(`${notices}.${verb}`, { type: 'success', messageArgs });
      onSaved(saved);
      await queryClient.invalidateQueries({ queryKey: [resource], refetchType: 'none' });
      return undefined;
    } catch (error) {
      const stored = error instanceof StoredInPart ? error.row : null;
      const failure = failureOf(stored ? (error as Error).cause : error);
      if (stored) on.onStored?.(stored);
      if (on.onConflict && failure.code === 'conflict' && isRow(failure.current)) {
        on.onConflict(failure.current);
        return { root: { conflict: failure.code } };
      }
      const args = { smart_count: 1, ...recordArgs(previous), ...recordArgs(values) };
      const failed = withoutBlanks(translate(stored ? 'app.form.withoutFiles' : `${notices}.${verb}Error`, args));
      const serverError = `${failed}. ${explain(failure)}`;
      return { ...failure.errors, root: { serverError } };
    }
  };
};
