import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { IconButton, MenuItem, Stack, TextField, Tooltip } from '@mui/material';
import { useListSortContext, useResourceContext, useTranslate } from 'react-admin';
import type { ListField } from './useListFields.ts';

/** The order of a list: which field, and up or down (Spec 2). */
export const SortMenu = ({ fields }: { fields: readonly ListField[] }) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { sort, setSort } = useListSortContext();
  const ascending = sort.order === 'ASC';
  const names = fields.map(field => field.name);
  if (!names.length) return null;
  const other = translate(ascending ? 'app.list.descending' : 'app.list.ascending');
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flex: { xs: '1 1 150px', sm: 'none' }, maxWidth: 204 }}>
      <TextField
        select
        label={translate('app.list.sort')}
        value={names.includes(sort.field) ? sort.field : ''}
        onChange={event => setSort({ field: event.target.value, order: sort.order })}
        sx={{ width: { sm: 170 }, flex: { xs: 1, sm: 'none' }, my: 0 }}
      >
        {names.map(name => (
          <MenuItem key={name} value={name}>
            {translate(`resources.${resource}.fields.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      <Tooltip title={other}>
        <IconButton
          aria-label={other}
          onClick={() => setSort({ field: sort.field, order: ascending ? 'DESC' : 'ASC' })}
        >
          {ascending ? <UpIcon fontSize="small" /> : <DownIcon fontSize="small" />}
        </IconButton>
      </Tooltip>
    </Stack>
  );
};
