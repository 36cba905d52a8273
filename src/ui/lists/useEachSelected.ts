import {
  type Identifier,
  type TranslateFunction,
  useDataProvider,
  useGetRecordRepresentation,
  useListContext,
  useNotify,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import type { Provider } from '../../provider/provider.ts';
import { failureOf, isOfTheRow, sentencesOf } from '../actions/failure.ts';
import { useAction } from '../actions/useAction.ts';
import { useFailureNotice } from '../actions/useFailureNotice.ts';

type Each = (provider: Provider, resource: string, id: Identifier) => Promise<unknown>;
/** Keys of the notices: how many were done, and that not all were. */
type Texts = { success: string; error: string };
type Refusal = { id: Identifier; name: string; error: unknown };

/** More would fill a phone. */
const MOST_NAMES = 3;

const several = (names: readonly string[], translate: TranslateFunction): string => {
  const fields = names.slice(0, MOST_NAMES).join(', ');
  const more = names.length - MOST_NAMES;
  return more > 0 ? translate('app.action.andMore', { fields, more }) : fields;
};

/**
 * Does the same to each selected row of the list around, one after the other. What is done is selected no more; what the
 * server refuses stays selected, and the notice says which rows these are, and why. Without a connection, or when the
 * server fails, those that were not tried stay selected too.
 */
export const useEachSelected = (call: Each, { success, error: failure }: Texts) => {
  const resource = useResourceContext() ?? '';
  const { data = [], selectedIds = [], onSelect, onUnselectItems } = useListContext();
  const provider = useDataProvider<Provider>();
  const represent = useGetRecordRepresentation(resource);
  const translate = useTranslate();
  const notify = useNotify();
  const fail = useFailureNotice();

  /** Rows of other pages are selected too, so this one may have to be asked for. */
  const nameOf = async (id: Identifier): Promise<string> => {
    const shown = data.find(row => row.id === id);
    const row = shown ?? (await provider.getOne(resource, { id }).catch(() => null))?.data;
    return String((row && represent(row)) || `#${id}`);
  };

  const each = async () => {
    const refusals: Refusal[] = [];
    const done: Identifier[] = [];
    for (const id of selectedIds)
      try {
        await call(provider, resource, id);
        done.push(id);
      } catch (error) {
        refusals.push({ id, name: await nameOf(id), error });
        if (!isOfTheRow(error)) break;
      }
    return { refusals, done };
  };

  /** Each reason once, after those that it holds back. */
  const reasons = (refusals: readonly Refusal[]): string => {
    const held = new Map<string, string[]>();
    for (const { name, error } of refusals) {
      const why = sentencesOf(failureOf(error), translate);
      held.set(why, [...(held.get(why) ?? []), name]);
    }
    return [...held].map(([why, names]) => `${several(names, translate)}: ${why}`).join(' ');
  };

  const report = ({ refusals, done }: Awaited<ReturnType<typeof each>>) => {
    // What is no more can't be done later either.
    const settled = [...done, ...refusals.filter(({ error }) => failureOf(error).status === 404).map(({ id }) => id)];
    const left = selectedIds.filter(id => !settled.includes(id));
    if (left.length) onSelect(left);
    else onUnselectItems(true);
    if (done.length) notify(success, { type: 'success', messageArgs: { smart_count: done.length } });
    if (refusals.length) fail(failure, new Error(reasons(refusals)));
  };

  return useAction(each, { invalidates: [resource], onSuccess: report });
};
