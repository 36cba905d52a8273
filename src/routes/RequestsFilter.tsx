import { ToggleButton, Tooltip } from '@mui/material';
import { useListFilterContext, useTranslate } from 'react-admin';
import { isAdminLevel } from '#domain/roles';
import { useViewer } from '../ui/pages/viewer.tsx';

/** The routes that carriers have asked for and that wait for a decision, for whoever decides. */
export const RequestsFilter = () => {
  const translate = useTranslate();
  const { role } = useViewer();
  const { filterValues, setFilters } = useListFilterContext();
  if (!isAdminLevel(role)) return null;
  const { hasRequests, ...others } = filterValues;
  const isOn = hasRequests === true;
  return (
    <Tooltip title={translate('resources.routes.help.hasRequests')}>
      <ToggleButton
        value="hasRequests"
        size="small"
        color="primary"
        selected={isOn}
        onChange={() => setFilters(isOn ? others : { ...others, hasRequests: true }, [])}
      >
        {translate('resources.routes.fields.hasRequests')}
      </ToggleButton>
    </Tooltip>
  );
};
