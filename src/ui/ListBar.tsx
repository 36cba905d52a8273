import { Box } from '@mui/material';
import {
  ColumnsButton,
  FilterLiveForm,
  useCanAccess,
  useListFilterContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import type { FormEventHandler, ReactNode } from 'react';
import type { EntityListProps } from './EntityList.tsx';
import { AddButton } from './AddButton.tsx';
import { DisabledToggle } from './DisabledToggle.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SortMenu } from './SortMenu.tsx';
import { ViewsMenu } from './ViewsMenu.tsx';
import { useListFields } from './useListFields.ts';

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };

/** Filters are narrow and say nothing below themselves: the room that a form's inputs keep for it would set them askew. */
const FILTERS = {
  ...ROW,
  '& .MuiFormControl-root': {
    my: 0,
    width: 'auto',
    flex: { xs: '1 1 100%', sm: '1 1 160px' },
    minWidth: 160,
    maxWidth: { sm: 260 },
  },
  '& .MuiFormHelperText-root': { display: 'none' },
};

/** Its icon says what it is: the words of what is pressed more often need the room. */
const COLUMNS = {
  display: { xs: 'none', sm: 'block' },
  '& .MuiButton-root': { minWidth: 0, fontSize: 0 },
  '& .MuiButton-startIcon': { m: 0 },
};

type FormProps = { onSubmit?: FormEventHandler<HTMLFormElement>; children?: ReactNode };

const FormRow = (props: FormProps) => <Box component="form" {...props} sx={FILTERS} />;

/** The toolbar of a list: search and quick filters at the left, what can be done at the right. */
export const ListBar = (props: Omit<EntityListProps, 'children'>) => {
  const resource = useResourceContext() ?? '';
  const { canAccess: mayCreate } = useCanAccess({ resource, action: 'create' });
  const { filterable, sortable } = useListFields(resource, props);
  const translate = useTranslate();
  const { create, createRecord } = props;
  const { filterValues } = useListFilterContext();
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <Box className="list-bar" sx={{ mb: 1 }}>
      <Box sx={{ ...ROW, mb: 1 }}>
        <Box
          component="search"
          className={isFiltered ? undefined : 'screen-only'}
          sx={{ flex: '1 1 320px', minWidth: 0 }}
        >
          <FilterLiveForm debounce={500} formComponent={FormRow}>
            {props.search !== false && <SearchBox />}
            {props.filters}
          </FilterLiveForm>
        </Box>
        <Box className="screen-only" sx={{ ...ROW, ml: 'auto' }}>
          {filterable.length > 0 && <FilterMenu fields={filterable} />}
          {!props.embedded && filterable.length > 0 && <ViewsMenu storeKey={props.storeKey} />}
          <DisabledToggle />
          <SortMenu fields={sortable} />
          {!props.body && (
            <Box sx={COLUMNS} title={translate('ra.action.select_columns')}>
              <ColumnsButton storeKey={props.storeKey && `${props.storeKey}.table`} />
            </Box>
          )}
          {props.exports !== false && <ExportButton filter={props.filter} />}
          {props.actions}
          {create !== false && (create ?? (mayCreate && <AddButton resource={resource} record={createRecord} />))}
        </Box>
      </Box>
      <FilterChips fields={filterable} />
    </Box>
  );
};
