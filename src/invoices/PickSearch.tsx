import SearchIcon from '@mui/icons-material/Search';
import { Box, InputAdornment, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { DayPick } from '../ui/inputs/DayPick.tsx';
import { SEARCH_PAUSE_MS } from '../ui/filters/searchPause.ts';
import type { ItemSearch } from './itemKind.ts';

const ICON = (
  <InputAdornment position="end">
    <SearchIcon color="disabled" />
  </InputAdornment>
);

/** Looks for what to invoice by its text and by when it was delivered. */
export const PickSearch = ({ onSearch }: { onSearch: (search: ItemSearch) => void }) => {
  const translate = useTranslate();
  const [q, setText] = useState('');
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const typed = q.trim();
  useEffect(() => {
    const timer = setTimeout(() => onSearch({ q: typed, from, to, isOn: !!(typed || from || to) }), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, from, to, onSearch]);
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 1, gridTemplateColumns: { xs: '1fr 1fr', sm: '2fr 1fr 1fr' } }}>
      <TextField
        value={q}
        onChange={event => setText(event.target.value)}
        // Enter searches what is typed; it never saves the invoice.
        onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
        label={translate('app.list.search')}
        slotProps={{ input: { endAdornment: ICON } }}
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
      />
      <DayPick label={translate('resources.invoices.help.deliveredFrom')} value={from} onChange={setFrom} />
      <DayPick label={translate('resources.invoices.help.deliveredTo')} value={to} onChange={setTo} />
    </Box>
  );
};
