import { Box } from '@mui/material';
import { useListFilterContext } from 'react-admin';
import type { PoolOverview } from '#domain/routes/matching';
import { PROVINCES } from '#domain/geography/provinces';
import { FilterChips } from '../ui/filters/FilterChips.tsx';
import { FilterMenu } from '../ui/filters/FilterMenu.tsx';
import { SelectFilter } from '../ui/filters/SelectFilter.tsx';
import { SortMenu } from '../ui/lists/SortMenu.tsx';
import { useListFields } from '../ui/lists/useListFields.ts';

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
/** Both ends of the way side by side, also on a phone. */
const ENDS = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 1,
  '& .MuiFormControl-root': { my: 0, width: '100%', minWidth: 0 },
};
const FIELDS = { filterFields: ['startDate', 'endDate'], sortFields: ['startDate', 'endDate', 'id'] };

/** What a haulier looks for: where a route starts, where it ends, and when. Only provinces that occur are offered. */
export const PoolBar = ({ overview }: { overview: PoolOverview | undefined }) => {
  const { filterable, sortable } = useListFields('poolOfRoutes', FIELDS);
  return (
    <Box sx={{ mb: 1 }}>
      <Box sx={{ ...ROW, mb: 1 }}>
        <Box component="search" sx={{ flex: { xs: '1 1 100%', sm: '0 1 440px' } }}>
          <Box sx={ENDS}>
            <Province source="originProvince" label="origin" codes={overview?.origins} />
            <Province source="destinationProvince" label="destination" codes={overview?.destinations} />
          </Box>
        </Box>
        <Box sx={{ ...ROW, ml: { sm: 'auto' }, flex: { xs: '1 1 100%', sm: '0 1 auto' } }}>
          <SortMenu fields={sortable} />
          <FilterMenu fields={filterable} />
        </Box>
      </Box>
      <FilterChips fields={filterable} />
    </Box>
  );
};

type ProvinceProps = { source: string; label: 'origin' | 'destination'; codes: readonly string[] | undefined };

const Province = ({ source, label, codes = [] }: ProvinceProps) => {
  const { filterValues } = useListFilterContext();
  // What is chosen stays in the list when the last of its routes has gone.
  const offered = new Set([...codes, filterValues[source]]);
  const choices = PROVINCES.filter(({ code }) => offered.has(code))
    .map(({ code, name }) => ({ id: code, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'es'));
  return (
    <SelectFilter
      source={source}
      label={`resources.poolOfRoutes.filters.${label}`}
      any="resources.poolOfRoutes.filters.anywhere"
      choices={choices}
    />
  );
};
