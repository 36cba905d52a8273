import SearchIcon from '@mui/icons-material/Search';
import { InputAdornment } from '@mui/material';
import { TextInput } from 'react-admin';

const ICON = (
  <InputAdornment position="end">
    <SearchIcon color="disabled" />
  </InputAdornment>
);

/** Free-text search, `q`; the list waits 500 ms for the next key (Spec 9). */
export const SearchBox = () => (
  <TextInput source="q" label="app.list.search" helperText={false} slotProps={{ input: { endAdornment: ICON } }} />
);
