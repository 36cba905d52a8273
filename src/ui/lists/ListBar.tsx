import { Box } from '@mui/material';
import { useListFilterContext, useResourceContext } from 'react-admin';
import { isResourceName } from '#domain/resources';
import type { EntityListProps } from './EntityList.tsx';
import { AddButton } from './AddButton.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { DisabledToggle } from './DisabledToggle.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FilterChips } from '../filters/FilterChips.tsx';
import { FilterMenu } from '../filters/FilterMenu.tsx';
import { SearchBox } from '../filters/SearchBox.tsx';
import { type Selecting, SelectToggle } from './SelectToggle.tsx';
import { SortMenu } from './SortMenu.tsx';
import { ViewsMenu } from './ViewsMenu.tsx';
import { tableKey } from './tableKey.ts';
import { useListFields } from './useListFields.ts';
import { useCan } from '../pages/viewer.tsx';

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };

/** Filters are narrow, and the room that a form has between its inputs would set them askew. */
const FILTERS = {
  ...ROW,
  '& .MuiFormControl-root': {
    my: 0,
    width: 'auto',
    flex: { xs: '1 1 100%', sm: '1 1 130px' },
    minWidth: 130,
    maxWidth: { sm: 260 },
  },
  // The name of what is chosen from stands where the choice will.
  '& .MuiFormControl-root:has([role=combobox])': { flexBasis: { sm: 165 } },
};

/** On a phone two rows, as tight as a thumb allows, with what adds at the right; else one, at the right of the search. */
const BUTTONS = {
  ...ROW,
  gap: { xs: 0.25, sm: 1 },
  width: { xs: 1, sm: 'auto' },
  ml: { sm: 'auto' },
  '& > :last-child': { ml: { xs: 'auto', sm: 0 } },
};

/** The toolbar of a list: search and quick filters at the left, what can be done at the right. */
export const ListBar = (props: Omit<EntityListProps, 'children'> & { selecting?: Selecting }) => {
  const resource = useResourceContext() ?? '';
  const may = useCan();
  const mayCreate = isResourceName(resource) && may('create', resource);
  const { filterable, sortable } = useListFields(resource, props);
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
          <Box sx={FILTERS}>
            {props.search !== false && <SearchBox />}
            {props.filters}
          </Box>
        </Box>
        <Box className="screen-only" sx={BUTTONS}>
          {filterable.length > 0 && <FilterMenu fields={filterable} />}
          {!props.embedded && filterable.length > 0 && <ViewsMenu storeKey={props.storeKey} />}
          <DisabledToggle />
          {props.selecting && <SelectToggle {...props} selecting={props.selecting} />}
          <SortMenu fields={sortable} />
          {!props.body && <ColumnsMenu storeKey={tableKey(resource, props.storeKey)} />}
          {props.exports !== false && <ExportButton filter={props.filter} />}
          {props.actions}
          {create !== false && (create ?? (mayCreate && <AddButton resource={resource} record={createRecord} />))}
        </Box>
      </Box>
      <FilterChips fields={filterable} />
    </Box>
  );
};
