import SearchIcon from '@mui/icons-material/Search';
import { InputAdornment, TextField } from '@mui/material';
import { useDebouncedEvent, useListFilterContext, useTranslate } from 'react-admin';
import { useState } from 'react';
import { MAX_SEARCH } from '#domain/text/fold';
import { SEARCH_PAUSE_MS } from './searchPause.ts';

const ICON = (
  <InputAdornment position="end">
    <SearchIcon color="disabled" />
  </InputAdornment>
);

/** Free-text search, `q`; the list waits 500 ms for the next key (Spec 9), and not at all after Enter. */
export const SearchBox = () => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  const applied = String(filterValues.q ?? '');
  // What is typed, until the list is filtered by it.
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === applied) setTyped(null);
  const apply = (q: string) => {
    if (q !== applied) setFilters({ ...filterValues, q });
  };
  const applySoon = useDebouncedEvent(apply, SEARCH_PAUSE_MS);
  return (
    <TextField
      name="q"
      label={translate('app.list.search')}
      value={typed ?? applied}
      onChange={event => {
        setTyped(event.target.value);
        void applySoon(event.target.value);
      }}
      onKeyDown={event => {
        if (event.key === 'Enter') apply(typed ?? applied);
      }}
      slotProps={{ input: { endAdornment: ICON }, htmlInput: { maxLength: MAX_SEARCH } }}
    />
  );
};
