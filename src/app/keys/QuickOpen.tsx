import SearchIcon from '@mui/icons-material/Search';
import { Autocomplete, Box, Dialog, InputAdornment, TextField, Typography } from '@mui/material';
import { useGetRecordRepresentation, useNavigate, useTranslate } from 'react-admin';
import { createElement } from 'react';
import { fold } from '#domain/text/fold';
import type { MenuKey } from '#domain/menu';
import { pathOf } from '../../ui/lists/pathOf.ts';
import { ICONS } from '../../ui/theme/icons.ts';
import { rowDetail } from './rowDetail.ts';
import { type FoundRow, useQuickFind } from './useQuickFind.ts';
import { useMenu } from '../frame/useMenu.ts';

type Page = { key: MenuKey; label: string; url: string };
type Option = FoundRow | Page;

const pathTo = (option: Option): string =>
  'url' in option ? option.url : pathOf(option.resource, option.row, undefined) || '/';

/** Under the field rather than over the page, and as long as what was found. */
const LIST_IN_PLACE = { position: 'static !important', transform: 'none !important', width: 'auto !important' };

/** Opens any record, or a page of the menu, by typing: `P. 123`, `C. 45`, a plate, a name, the number of an invoice. */
export const QuickOpen = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const menu = useMenu();
  const { typed, type, rows, isPending, hasFailed } = useQuickFind();
  const wanted = fold(typed);
  const pages = wanted.length > 1 ? menu.filter(({ label }) => fold(label).includes(wanted)) : [];
  const isAnswered = typed.trim() !== '' && !isPending;
  const options: Option[] = isAnswered ? [...pages, ...rows] : [];
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-label={translate('app.quickOpen.title')}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Autocomplete<Option>
        open
        autoHighlight
        disablePortal
        clearOnEscape={false}
        value={null}
        inputValue={typed}
        onInputChange={(_, text, reason) => reason === 'input' && type(text)}
        options={options}
        filterOptions={all => all}
        loading={typed.trim() !== '' && isPending}
        loadingText={translate('app.select.loading')}
        noOptionsText={translate(
          hasFailed ? 'app.connection.message' : typed.trim() ? 'app.select.noMatches' : 'app.quickOpen.hint',
        )}
        getOptionLabel={option => ('url' in option ? option.label : `${option.row.id}`)}
        getOptionKey={pathTo}
        groupBy={option =>
          translate('url' in option ? 'app.quickOpen.pages' : `resources.${option.resource}.page.list`)
        }
        onChange={(_, option) => {
          if (!option) return;
          onClose();
          navigate(pathTo(option));
        }}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        popupIcon={null}
        slotProps={{ popper: { sx: LIST_IN_PLACE }, listbox: { sx: { maxHeight: '60dvh' } }, paper: { elevation: 0 } }}
        renderInput={params => (
          <TextField
            {...params}
            autoFocus
            placeholder={translate('app.quickOpen.title')}
            sx={{ p: 2, m: 0 }}
            slotProps={{
              htmlInput: { ...params.inputProps, 'aria-label': translate('app.quickOpen.title') },
              input: {
                ...params.InputProps,
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchIcon />
                  </InputAdornment>
                ),
              },
            }}
          />
        )}
        renderOption={({ key, ...props }, option) => (
          <Box component="li" key={key} {...props} sx={{ gap: 1.5 }}>
            {createElement('url' in option ? ICONS[option.key] : ICONS[option.resource], {
              sx: { color: 'text.secondary' },
            })}
            {'url' in option ? option.label : <Found {...option} />}
          </Box>
        )}
      />
    </Dialog>
  );
};

const Found = ({ resource, row }: FoundRow) => {
  const represent = useGetRecordRepresentation(resource);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {represent(row)}
      </Box>
      <Typography variant="body2" color="text.secondary" noWrap>
        {rowDetail(resource, row)}
      </Typography>
    </Box>
  );
};
