import { type GetListParams, type RaRecord, useDebouncedEvent, useGetList, useTranslate } from 'react-admin';
import { useState } from 'react';
import { FIND_PAUSE_MS } from './searchPause.ts';

type Search = Pick<GetListParams, 'filter' | 'sort'> & {
  enabled?: boolean;
  /** What is said when there are none, and when there are none at all. */
  none?: string;
  empty?: string;
};

/**
 * Rows of a resource found by typing, for an `Autocomplete` of them (or of what is made of them) with `input`. Until what
 * answers the text as it stands is there nothing is offered, and then the first is marked: Enter never takes what has
 * nothing to do with what was typed.
 */
export const useTypedSearch = <R extends RaRecord>(
  resource: string,
  { filter, sort, enabled, none = 'app.select.noMatches', empty = none }: Search,
) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const ask = useDebouncedEvent(setQ, FIND_PAUSE_MS);
  const {
    data = [],
    isError,
    isFetching,
  } = useGetList<R>(
    resource,
    { filter: q ? { ...filter, q } : filter, pagination: { page: 1, perPage: 25 }, sort },
    { enabled },
  );
  const isAnswered = !isFetching && q === typed;
  const type = (text: string) => {
    setTyped(text);
    void ask(text);
  };
  return {
    rows: isAnswered ? data : [],
    input: {
      loading: !isAnswered,
      autoHighlight: true,
      onInputChange: (_: unknown, text: string, reason: string) => type(reason === 'input' ? text.trim() : ''),
      noOptionsText: translate(isError ? 'app.list.error' : typed ? none : empty),
      loadingText: translate('app.select.loading'),
    },
  };
};
