import { useListFilterContext } from 'react-admin';
import { CompanyPick } from './CompanyPick.tsx';

/** One of the companies whose books an accountant keeps, as a quick filter. */
export const CompanyFilter = () => {
  const { filterValues, setFilters } = useListFilterContext();
  const { carrierId, clientId, ...others } = filterValues;
  const company = carrierId || clientId ? { carrierId, clientId } : undefined;
  return <CompanyPick company={company} onChange={chosen => setFilters({ ...others, ...chosen }, [])} />;
};
